// Not compiled on Linux: build a change with Xcode. It holds no logic.
#if canImport(SwiftUI)
  public import FormRules
  public import SwiftUI

  /// Draws any form, field by field, and submits it.
  public struct FormView: View {
    private let session: FormSession
    private let submitLabel: String
    private let catalog: MessageCatalog
    private let onSubmit: (Report) -> Void

    /// A view of a live form.
    ///
    /// - Parameters:
    ///   - session: the form; keep it as long as the view, in a `@State` property.
    ///   - submitLabel: the text of the button.
    ///   - catalog: the texts of labels and messages; nil for those in the form's language.
    ///   - onSubmit: called with the report of each submission; ``Report/accepted`` contains the
    ///     values.
    public init(
      _ session: FormSession,
      submitLabel: String,
      catalog: MessageCatalog? = nil,
      onSubmit: @escaping (Report) -> Void
    ) {
      self.session = session
      self.submitLabel = submitLabel
      self.catalog = catalog ?? session.form.catalog
      self.onSubmit = onSubmit
    }

    /// The form.
    public var body: some View {
      Form {
        FieldRows(session.fields, catalog: catalog)
        MessageTexts(session.messages(in: catalog))
        Button(submitLabel) {
          Task {
            let report = await session.submit()
            if !report.isValid { session.nextInvalidField()?.focus() }
            onSubmit(report)
          }
        }
        .disabled(session.isPending)
      }
      .task { await session.run() }
    }
  }

  /// Rows for those of some fields that apply.
  struct FieldRows: View {
    let fields: [FormField]
    let catalog: MessageCatalog

    init(_ fields: [FormField], catalog: MessageCatalog) {
      self.fields = fields
      self.catalog = catalog
    }

    var body: some View {
      ForEach(fields.filter(\.isActive)) { FieldRow($0, catalog: catalog) }
    }
  }

  /// The rows of a list, to which rows can be added, and from which they can be removed.
  struct RowList: View {
    let field: FormField
    let label: String
    let catalog: MessageCatalog

    init(_ field: FormField, label: String, catalog: MessageCatalog) {
      self.field = field
      self.label = label
      self.catalog = catalog
    }

    var body: some View {
      Section(label) {
        ForEach(field.rows) { FieldRows($0.fields, catalog: catalog) }
          .onDelete { try? field.remove(atOffsets: $0) }
          .onMove { try? field.move(fromOffsets: $0, toOffset: $1) }
        Button {
          _ = try? field.append()
        } label: {
          Image(systemName: "plus")
        }
        .disabled(!field.isEditable)
      }
    }
  }

  /// The options of a list of choices, each with a switch.
  struct OptionList: View {
    let field: FormField
    let label: String
    let options: [FieldDescription.Option]
    let catalog: MessageCatalog

    init(
      _ field: FormField,
      label: String,
      _ options: [FieldDescription.Option],
      catalog: MessageCatalog
    ) {
      self.field = field
      self.label = label
      self.options = options
      self.catalog = catalog
    }

    var body: some View {
      Section(label) {
        ForEach(options, id: \.value) { option in
          Toggle(
            catalog.translation(of: option.label),
            isOn: Binding(
              get: { field.selectedOptions.contains(option.value) },
              set: { isOn in
                if isOn {
                  field.selectedOptions.insert(option.value)
                } else {
                  field.selectedOptions.remove(option.value)
                }
              }
            )
          )
        }
      }
    }
  }

  /// A field to type in.
  struct TextControl: View {
    let field: FormField
    let label: String
    let traits: TextTraits

    init(_ field: FormField, label: String, _ traits: TextTraits) {
      self.field = field
      self.label = label
      self.traits = traits
    }

    var body: some View {
      let text = Binding(get: { field.text }, set: { field.text = $0 })
      let prompt = traits.placeholder.isEmpty ? nil : Text(traits.placeholder)
      Group {
        if traits.isSecret {
          SecureField(label, text: text, prompt: prompt)
        } else {
          TextField(
            label,
            text: text,
            prompt: prompt,
            axis: traits.isMultiline ? .vertical : .horizontal
          )
        }
      }
      #if os(iOS) || os(visionOS)
        .keyboardType(traits.keyboard.system)
        .textInputAutocapitalization(traits.keyboard == .text ? .sentences : .never)
        .autocorrectionDisabled(traits.keyboard != .text)
      #endif
    }
  }

  #if os(iOS) || os(visionOS)
    extension TextTraits.Keyboard {
      fileprivate var system: UIKeyboardType {
        switch self {
        case .text: .default
        case .email: .emailAddress
        case .url: .URL
        case .number: .numberPad
        case .decimal: .decimalPad
        case .phone: .phonePad
        }
      }
    }
  #endif
#endif
