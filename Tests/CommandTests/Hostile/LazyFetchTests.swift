import Foundation
import TestSupport
import Testing

/// A repository that lacks an older version of a document, and says by which program git may fetch it.
@Suite struct LazyFetchTests {
  /// The program creates a file `ran` in the scratch folder. `settings`: commands that set what git runs.
  private func repository(_ settings: String) throws -> Scratch {
    let scratch = try Scratch("Login.xib")
    let made = try scratch.shell(
      """
      export GIT_CONFIG_NOSYSTEM=1 HOME=/nowhere \
        GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@b
      printf '#!/bin/sh\\ntouch \(scratch.path)/ran\\n' > fetch.sh && chmod +x fetch.sh
      git init -q -b main . && git add Login.xib && git commit -q -m One && old=$(git rev-parse HEAD:Login.xib)
      echo '<!-- -->' >> Login.xib && git commit -q -am Two
      rm -f .git/objects/$(echo $old | cut -c1-2)/$(echo $old | cut -c3-)
      git config core.repositoryformatversion 1 && git config extensions.partialClone origin
      git config remote.origin.promisor true && \(settings)
      """)
    try #require(made.status == 0, "\(made.err)")
    return scratch
  }

  private static let settings = [
    "git config remote.origin.url 'ext::./fetch.sh x' && git config protocol.ext.allow always",
    "git config remote.origin.url ssh://host/x && git config core.sshCommand ./fetch.sh",
    "git config remote.origin.url $PWD && git config remote.origin.uploadpack $PWD/fetch.sh",
  ]

  /// Git itself runs the program there: the attack is real.
  @Test(arguments: settings) func theAttackWorks(_ settings: String) throws {
    let scratch = try repository(settings)
    _ = try scratch.shell("git show HEAD~1:Login.xib")
    #expect(scratch.has("ran"))
  }

  @Test(arguments: settings) func noProgramFetches(_ settings: String) throws {
    let scratch = try repository(settings)
    for line in ["diff HEAD~1", "diff HEAD~1 HEAD", "log Login.xib", "verify --against HEAD~1"] {
      let status = try scratch.shell("\"$L\" \(line)").status
      #expect(status == 2 || line.hasPrefix("verify"), "\(line)")
      #expect(!scratch.has("ran"), "\(line)")
    }
  }

  @Test func whatIsMissingIsNamed() throws {
    let scratch = try repository(Self.settings[0])
    let result = try scratch.run("diff", "HEAD~1", "HEAD")
    #expect(result.status == 2)
    #expect(result.out.contains("its content is not in the repository"))
    #expect(result.out.contains("git fetch --refetch --no-filter"))
  }
}
