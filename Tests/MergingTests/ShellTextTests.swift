import Merging
import Testing

/// Commands to copy.
@Suite struct ShellTextTests {
  @Test func wordsAreQuotedWhereAShellNeedsIt() {
    #expect(ShellText.command("git", "add", "App/Login.xib") == "git add App/Login.xib")
    #expect(ShellText.command("git", "add", "My App/It's.xib") == "git add 'My App/It'\\''s.xib'")
    #expect(ShellText.command("echo", "") == "echo ''")
    #expect(ShellText.command("echo", "$(rm x)", "a;b") == "echo '$(rm x)' 'a;b'")
    #expect(ShellText.command("echo", "a\nb'\\\u{1B}") == "echo $'a\\nb\\'\\\\\\x1b'")
  }
}
