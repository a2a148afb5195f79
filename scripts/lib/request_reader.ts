import { relative } from 'node:path'
import ts from 'typescript'
import { OutcomeReader, type Outcomes } from './outcome_reader.js'

/** What a controller's method reads of a request, and how it answers. */
export interface ReadRequest {
  /** names that it reads of its query by themselves, without a validator */
  query: string[]
  /** of an answer that is no failure */
  statuses: number[]
  /** `text/csv`, of an answer that isn’t JSON */
  media: string[]
  /** takes an `Idempotency-Key` */
  isRepeatable: boolean
  /** `#app/media/x_validators#xValidator`, each once */
  validators: string[]
  /** field of the file it takes */
  file: string | null
  /** takes that file as a data URL in JSON, too */
  takesDataUrl: boolean
  /** reads its body as it comes, which is another service's */
  isOpen: boolean
}

/**
 * Finds what the code behind a route reads of a request: the method of its controller and whatever
 * that passes the HTTP context to.
 */
export class RequestReader {
  readonly #outcomes: OutcomeReader

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly root: string
  ) {
    this.#outcomes = new OutcomeReader(checker)
  }

  /**
   * @param route its response's type, which names the method
   * @param answers whether that type says anything
   */
  read(route: ts.TypeNode, answers: boolean): ReadRequest {
    const method = this.#methodIn(route)
    const found: Found = {
      validators: new Set(),
      files: new Set(),
      names: new Set(),
      queries: new Set(),
      takesDataUrl: false,
      isOpen: false,
      statuses: new Set(),
      values: new Map(),
      media: new Set(),
      isRepeatable: false,
    }
    if (method) this.#visit(method, found, new Set())
    return {
      validators: [...found.validators].sort(),
      query: [...found.names].sort(),
      file: [...found.files][0] ?? null,
      takesDataUrl: found.takesDataUrl && found.files.size > 0,
      isOpen: found.isOpen,
      statuses: statusesOf(found, answers),
      media: [...found.media].sort(),
      isRepeatable: found.isRepeatable,
    }
  }

  /** `import('…').default['store']` */
  #methodIn(node: ts.Node): ts.Declaration | undefined {
    if (
      ts.isIndexedAccessTypeNode(node) &&
      ts.isImportTypeNode(node.objectType) &&
      ts.isLiteralTypeNode(node.indexType) &&
      ts.isStringLiteral(node.indexType.literal)
    ) {
      const controller = this.checker.getTypeFromTypeNode(node.objectType)
      return controller.getProperty(node.indexType.literal.text)?.valueDeclaration
    }
    return ts.forEachChild(node, (child) => this.#methodIn(child))
  }

  #visit(node: ts.Node, found: Found, seen: Set<ts.Node>): void {
    if (seen.has(node)) return
    seen.add(node)
    if (ts.isCallExpression(node)) this.#readCall(node, found, seen)
    else if (ts.isPropertyAccessExpression(node)) {
      if (this.#isQuery(node.expression, found)) found.names.add(node.name.text)
    } else if (ts.isVariableDeclaration(node) && node.initializer) {
      if (this.#isQuery(node.initializer, found)) this.#noteQuery(node.name, found)
    }
    ts.forEachChild(node, (child) => this.#visit(child, found, seen))
  }

  #readCall(call: ts.CallExpression, found: Found, seen: Set<ts.Node>): void {
    const { expression: callee, arguments: given } = call
    const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText()
    this.#outcomes.read(call, found)
    if (name === 'readFields') found.takesDataUrl = true
    if (name === 'body' && this.#isRequest(callee)) found.isOpen = true
    else if (name === 'input' && this.#isRequest(callee)) {
      if (given[0] && ts.isStringLiteral(given[0])) found.names.add(given[0].text)
    } else if (name === 'validateUsing') this.#note(given[0], found)
    else if (name === 'validate' && ts.isPropertyAccessExpression(callee)) {
      this.#note(callee.expression, found)
    } else if (name === 'receiveUpload') found.files.add(this.#fileField(given[2]))
    else if (given.some((one) => this.#isContext(one) || this.#isQuery(one, found))) {
      this.#follow(call, found, seen)
    }
  }

  #follow({ expression, arguments: given }: ts.CallExpression, found: Found, seen: Set<ts.Node>) {
    const target = this.#resolve(expression)?.valueDeclaration
    if (!target || !this.#isOurs(target)) return
    const made = ts.isVariableDeclaration(target) ? target.initializer : target
    const parameters = made && ts.isFunctionLike(made) ? made.parameters : []
    for (const [at, { name, initializer }] of parameters.entries()) {
      const one = given[at] ?? initializer
      if (one && this.#isQuery(one, found)) this.#noteQuery(name, found)
      const symbol = one && ts.isLiteralExpression(one) && this.checker.getSymbolAtLocation(name)
      if (symbol) found.values.set(symbol, one.text)
    }
    this.#visit(target, found, seen)
  }

  /** `request.qs()`, or something that holds it. */
  #isQuery(node: ts.Node, { queries }: Found): boolean {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      return node.expression.name.text === 'qs' && this.#isRequest(node.expression)
    }
    if (!ts.isIdentifier(node)) return false
    const symbol = this.checker.getSymbolAtLocation(node)
    return symbol !== undefined && queries.has(symbol)
  }

  /** The name of a whole query, or names taken out of it. */
  #noteQuery(name: ts.BindingName, found: Found): void {
    if (ts.isIdentifier(name)) {
      const symbol = this.checker.getSymbolAtLocation(name)
      if (symbol) found.queries.add(symbol)
    } else if (ts.isObjectBindingPattern(name)) {
      for (const { propertyName, name: own } of name.elements) {
        found.names.add((propertyName ?? own).getText())
      }
    }
  }

  #note(node: ts.Node | undefined, found: Found): void {
    if (!node) return
    const declared = ts.isIdentifier(node) ? this.#resolve(node)?.valueDeclaration : undefined
    if (declared && ts.isVariableDeclaration(declared) && this.#isOurs(declared)) {
      const file = relative(this.root, declared.getSourceFile().fileName)
      found.validators.add(`#${file.replace(/\.ts$/, '')}#${declared.name.getText()}`)
    } else {
      ts.forEachChild(node, (child) => this.#note(child, found))
    }
  }

  #fileField(rules: ts.Expression | undefined): string {
    const property = rules && this.checker.getTypeAtLocation(rules).getProperty('name')
    const value = property?.valueDeclaration
    return value && ts.isPropertyAssignment(value) && ts.isStringLiteral(value.initializer)
      ? value.initializer.text
      : 'file'
  }

  #isRequest(callee: ts.Expression): boolean {
    const owner = ts.isPropertyAccessExpression(callee) ? callee.expression : callee
    return /\bHttpRequest\b/.test(this.checker.typeToString(this.checker.getTypeAtLocation(owner)))
  }

  #isContext(node: ts.Expression): boolean {
    return /\bHttpContext\b/.test(this.checker.typeToString(this.checker.getTypeAtLocation(node)))
  }

  #isOurs(node: ts.Node): boolean {
    const path = relative(this.root, node.getSourceFile().fileName)
    return path.startsWith('app/') && !path.startsWith('app/kernel/')
  }

  #resolve(node: ts.Node): ts.Symbol | undefined {
    const place = ts.isPropertyAccessExpression(node) ? node.name : node
    const symbol = this.checker.getSymbolAtLocation(place)
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? this.checker.getAliasedSymbol(symbol)
      : symbol
  }
}

interface Found extends Outcomes {
  validators: Set<string>
  files: Set<string>
  names: Set<string>
  /** variables that hold a whole query */
  queries: Set<ts.Symbol>
  takesDataUrl: boolean
  isOpen: boolean
}

/** 200 goes without saying, unless the code says something else or there is nothing to answer. */
function statusesOf({ statuses, media }: Outcomes, answers: boolean): number[] {
  const isSaid = [...statuses].some((status) => status < 300 && (status !== 204 || !answers))
  const isRedirected = statuses.has(302) || statuses.has(303)
  const isSent = !isSaid && (answers || media.size > 0 || !isRedirected)
  return [...statuses, ...(isSent ? [200] : [])].sort((one, other) => one - other)
}
