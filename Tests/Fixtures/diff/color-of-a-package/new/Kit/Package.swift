// swift-tools-version: 5.7
import PackageDescription

let package = Package(name: "Kit", targets: [.target(name: "Kit")])
