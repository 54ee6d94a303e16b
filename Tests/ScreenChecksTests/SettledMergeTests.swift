import Diagnostics
import Files
import Screens
import TestSupport
import Testing

@testable import ScreenChecks

/// Saved frames of a merged document that neither side could know.
@Suite struct SettledMergeTests {
  private static func document(top: Int = 40, height: Int = 44, frame: String, text: String = "Hello")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects>
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                        <rect key="frame" x="16" \(frame)/>
                    </view>
                    <label opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="far">
                        <rect key="frame" x="16" y="400" width="99" height="21"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="box" firstAttribute="width" constant="80" id="c-w"/>
                    <constraint firstItem="box" firstAttribute="height" constant="\(height)" id="c-h"/>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c-l"/>
                    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="\(top)" id="c-t"/>
                    <constraint firstItem="far" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="f-l"/>
                    <constraint firstItem="far" firstAttribute="top" secondItem="root" secondAttribute="top" constant="400" id="f-t"/>
                </constraints>
            </view>
        </objects>
    </document>

    """
  }

  private static let base = document(frame: #"y="40" width="80" height="44""#)
  private static let ours = document(top: 60, frame: #"y="60" width="80" height="44""#)

  private func settled(_ merged: String, _ theirs: String) throws -> String {
    let sides = [Self.ours, theirs].map { Array($0.utf8) }
    let settled = try SettledMerge(
      InputFile(path: "App.xib", bytes: Array(merged.utf8)), base: Array(Self.base.utf8), sides: sides,
      fonts: try Fonts.library(named: []), in: .untraced)
    return String(decoding: settled.bytes, as: UTF8.self)
  }

  /// One side moved a view, the other one made it higher: the frame that either saved is wrong now. That of a label, which no
  /// side touched and which follows from its text, stays as it is.
  @Test func frameThatFollowsFromBothSides() throws {
    let theirs = Self.document(height: 80, frame: #"y="40" width="80" height="80""#)
    let merged = Self.document(top: 60, height: 80, frame: #"y="60" width="80" height="44""#)
    #expect(
      try settled(merged, theirs)
        == Self.document(top: 60, height: 80, frame: #"y="60" width="80" height="80""#))
  }

  /// A side that was not laid out itself is nothing that the merge did.
  @Test func frameThatWasOutOfDateBefore() throws {
    let theirs = Self.document(height: 80, frame: #"y="40" width="80" height="44""#)
    let merged = Self.document(top: 60, height: 80, frame: #"y="60" width="80" height="44""#)
    #expect(try settled(merged, theirs) == merged)
  }

  @Test func frameThatStillHolds() throws {
    let theirs = Self.document(frame: #"y="40" width="80" height="44""#, text: "Good day")
    let merged = Self.document(top: 60, frame: #"y="60" width="80" height="44""#, text: "Good day")
    #expect(try settled(merged, theirs) == merged)
  }
}
