import Views

// What a `ViewDescription` is made of. The content of a class is named after it without `UI`.

/// What a class adds to a plain view.
public typealias ViewContent = Views.ViewContent
/// `UILabel`.
public typealias Label = Views.Label
/// `UIButton`.
public typealias Button = Views.Button
/// `UITextField`.
public typealias TextField = Views.TextField
/// `UITextView`.
public typealias TextView = Views.TextView
/// `UIImageView`.
public typealias ImageView = Views.ImageView
/// `UISwitch`.
public typealias Toggle = Views.Toggle
/// `UISlider`.
public typealias Slider = Views.Slider
/// `UISegmentedControl`.
public typealias SegmentedControl = Views.SegmentedControl
/// `UIProgressView`.
public typealias ProgressView = Views.ProgressView
/// `UITableView`.
public typealias TableView = Views.TableView
/// `UITableViewCell`.
public typealias TableViewCell = Views.TableViewCell
/// `UICollectionView`.
public typealias CollectionView = Views.CollectionView
/// `UICollectionViewFlowLayout`.
public typealias FlowLayout = Views.FlowLayout
/// `UIStackView`.
public typealias StackView = Views.StackView
/// `UIStepper`.
public typealias Stepper = Views.Stepper
/// `UIPageControl`.
public typealias PageControl = Views.PageControl
/// `UIActivityIndicatorView`.
public typealias ActivityIndicator = Views.ActivityIndicator
/// `UIRefreshControl`.
public typealias RefreshControl = Views.RefreshControl
/// `UIDatePicker`.
public typealias DatePicker = Views.DatePicker
/// `UIColorWell`.
public typealias ColorWell = Views.ColorWell
/// `UISearchBar`.
public typealias SearchBar = Views.SearchBar
/// `UIVisualEffectView`.
public typealias VisualEffect = Views.VisualEffect
/// `UINavigationBar`.
public typealias NavigationBar = Views.NavigationBar
/// What a controller shows in a navigation bar.
public typealias NavigationItem = Views.NavigationItem
/// A button of a bar.
public typealias BarButtonItem = Views.BarButtonItem
/// `UIToolbar`.
public typealias Toolbar = Views.Toolbar
/// `UITabBar`.
public typealias TabBar = Views.TabBar
/// A tab of a tab bar.
public typealias TabBarItem = Views.TabBarItem
/// The bars that a screen stands under.
public typealias ScreenBars = Views.ScreenBars
/// What is in those bars.
public typealias ScreenChrome = Views.ScreenChrome

/// An image: of the project, or a symbol of the system.
public typealias ImageReference = Views.ImageReference
/// How large and how heavy a symbol is.
public typealias SymbolConfiguration = Views.SymbolConfiguration
/// A color.
public typealias Color = Views.Color
/// A color's red, green, blue and alpha.
public typealias RGBA = Views.RGBA
/// One of the system's colors.
public typealias SystemColor = Views.SystemColor
/// A font.
public typealias FontDescription = Views.FontDescription
/// A style of Dynamic Type.
public typealias TextStyle = Views.TextStyle
/// Where text stands.
public typealias TextAlignment = Views.TextAlignment
/// What happens to text that does not fit.
public typealias LineBreakMode = Views.LineBreakMode
/// A text whose parts differ in look.
public typealias AttributedText = Views.AttributedText
/// A part of a text that looks alike.
public typealias TextRun = Views.TextRun
/// What stretches if the superview's size changes.
public typealias AutoresizingMask = Views.AutoresizingMask
/// How content is fitted.
public typealias ContentMode = Views.ContentMode
/// The properties of a layer.
public typealias LayerStyle = Views.LayerStyle
/// The transform of a layer.
public typealias LayerTransform = Views.LayerTransform
/// The shadow of a layer.
public typealias LayerShadow = Views.LayerShadow
/// The state of a control.
public typealias ControlState = Views.ControlState
/// A target-action connection.
public typealias ControlAction = Views.ControlAction
/// What happens to a control.
public typealias ControlEvent = Views.ControlEvent
/// The priorities against growing and shrinking.
public typealias ContentPriorities = Views.ContentPriorities
/// The distances of margins from the edges.
public typealias LayoutMargins = Views.LayoutMargins
/// A value by a key path of the app's own.
public typealias RuntimeAttribute = Views.RuntimeAttribute
