import Views

extension View {
  /// The painter for the view's kind. A new kind needs a row here.
  ///
  /// Kinds that lay out their parts in reading order get a context that is mirrored in a right-to-left layout.
  func painter(_ context: PaintContext) -> any KindPainter {
    let turned = context.arranged(in: context.rect)
    switch content {
    case .plain, .container, .stackView, .collectionView: return PlainViewPainter(context: context)
    case .label(let label): return LabelPainter(context: context, label: label)
    case .button(let button): return ButtonPainter(context: context, button: button)
    case .textField(let field): return TextFieldPainter(context: turned, field: field)
    case .textView(let textView): return TextViewPainter(context: context, textView: textView)
    case .imageView(let imageView): return ImageViewPainter(context: context, imageView: imageView)
    case .toggle(let toggle): return SwitchPainter(context: context, toggle: toggle)
    case .slider(let slider): return SliderPainter(context: turned, slider: slider)
    case .segmentedControl(let control): return SegmentedControlPainter(context: turned, control: control)
    case .progressView(let progress): return ProgressViewPainter(context: turned, progress: progress)
    case .tableView(let table): return TableViewPainter(context: turned, table: table)
    case .tableViewCell(let cell): return TableViewCellPainter(context: turned, cell: cell)
    case .stepper(let stepper): return StepperPainter(context: context, stepper: stepper)
    case .pageControl(let pages): return PageControlPainter(context: turned, pages: pages)
    case .activityIndicator(let indicator):
      return ActivityIndicatorPainter(context: context, indicator: indicator)
    case .refreshControl(let control): return RefreshControlPainter(context: context, control: control)
    case .pickerView: return PickerViewPainter(context: context)
    case .datePicker(let picker): return DatePickerPainter(context: context, picker: picker)
    case .colorWell(let well): return ColorWellPainter(context: context, well: well)
    case .calendarView: return CalendarViewPainter(context: context)
    case .searchBar(let bar): return SearchBarPainter(context: turned, bar: bar)
    case .visualEffect(let effect): return VisualEffectPainter(context: context, effect: effect)
    case .navigationBar(let bar): return NavigationBarPainter(context: turned, bar: bar)
    case .toolbar(let bar): return ToolbarPainter(context: turned, bar: bar)
    case .tabBar(let bar): return TabBarPainter(context: turned, bar: bar)
    case .standIn(let standIn): return StandInPainter(context: context, standIn: standIn)
    case .placeholder: return PlaceholderPainter(context: context)
    case .unknown: return UnknownViewPainter(context: context)
    }
  }
}
