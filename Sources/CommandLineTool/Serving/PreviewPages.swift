import EmbeddedFiles
import FormInterchange
import RuleEngine
import WebServer

/// The pages that show forms in a browser, and their parts.
enum PreviewPages {
  /// The page around a form, or without one; its script requests the rest.
  static var shell: WebResponse { html(EmbeddedFolder.preview.bytes(of: "preview.html")) }

  /// A script or style of that page.
  static func asset(named name: String) -> WebResponse? {
    let body = EmbeddedFolder.preview.bytes(of: name)
    switch name {
    case "preview.js", "played.js": return javaScript(body)
    case "preview.css": return WebResponse(mediaType: "text/css", body: body)
    case _: return nil
    }
  }

  /// The page of a form as `export --to html --assets` writes it.
  static func page(of form: ServedForm) -> WebResponse? {
    form.exported.map { html(Array($0.text.utf8)) }
  }

  /// A file of that page.
  ///
  /// Its script starts with a part that lets a person answer external rules.
  static func file(_ file: String, of form: ServedForm) -> WebResponse? {
    guard let text = form.exported?.assets[file] else { return nil }
    let body = Array(text.utf8)
    switch file {
    case "page.css": return WebResponse(mediaType: "text/css", body: body)
    case _ where file.hasSuffix(".js"):
      return javaScript(Array("import \"/assets/played.js\";\n".utf8) + body)
    case _: return WebResponse(mediaType: "application/json", body: body)
    }
  }

  /// The forms, and the problems of the rule files.
  static func state(of edition: ServedRules.Edition) -> WebResponse {
    let forms = edition.forms.map { JSONNode.object(description(of: $0, in: edition)) }
    let state: JSONObject = [
      "edition": .integer(edition.number), "diagnostics": .text(edition.diagnostics),
      "forms": .list(forms),
    ]
    let body = Array(JSONNode.object(state).compactText.utf8)
    return WebResponse(mediaType: "application/json", body: body)
  }

  private static func description(
    of form: ServedForm,
    in edition: ServedRules.Edition
  ) -> JSONObject {
    let (program, layout) = (form.program, form.layout)
    let asked = program.externals(of: form.index)
    let externals = program.externals.indices.filter { asked.contains(ExternalIndex($0)) }
    let contexts = (layout.contexts ?? []).compactMap { program.contexts?[$0].field.name }
    let parameters = (layout.parameters ?? []).map(\.name)
    return [
      "name": .text(form.name),
      "label": .text(layout.label ?? Labels.humanized(form.name)),
      "file": .text(form.argument),
      "isStale": .boolean(edition.isStale(form)),
      "externals": .texts(externals.map { program.externals[$0].name }),
      "givens": .texts(contexts + parameters),
    ]
  }

  private static func html(_ body: [UInt8]) -> WebResponse {
    WebResponse(mediaType: "text/html; charset=utf-8", body: body)
  }

  private static func javaScript(_ body: [UInt8]) -> WebResponse {
    WebResponse(mediaType: "text/javascript; charset=utf-8", body: body)
  }
}
