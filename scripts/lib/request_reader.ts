import { relative } from 'node:path'
import ts from 'typescript'

/** What a controller's method reads of a request. */
export interface ReadRequest {
  /** `#app/media/x_validators#xValidator`, each once */
  validators: string[]
  /** field of the file it takes */
  file: string | null
  /** reads its body as it comes, which is another service's */
  isOpen: boolean
}

/**
 * Finds what the code behind a route reads of a request: the method of its controller and whatever
 * that passes the HTTP context to.
 */
export class RequestReader {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly root: string
  ) {}

  /** @param route its response's type, which names the method */
  read(route: ts.TypeNode): ReadRequest {
    const method = this.#methodIn(route)
    const found = { validators: new Set<string>(), files: new Set<string>(), isOpen: false }
    if (method) this.#visit(method, found, new Set())
    return {
      validators: [...found.validators].sort(),
      file: [...found.files][0] ?? null,
      isOpen: found.isOpen,
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
    ts.forEachChild(node, (child) => this.#visit(child, found, seen))
  }

  #readCall(call: ts.CallExpression, found: Found, seen: Set<ts.Node>): void {
    const { expression: callee, arguments: given } = call
    const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText()
    if (name === 'body' && this.#isRequest(callee)) found.isOpen = true
    else if (name === 'validateUsing') this.#note(given[0], found)
    else if (name === 'validate' && ts.isPropertyAccessExpression(callee)) {
      this.#note(callee.expression, found)
    } else if (name === 'receiveUpload') found.files.add(this.#fileField(given[2]))
    else if (given.some((one) => this.#isContext(one))) {
      const target = this.#resolve(callee)?.valueDeclaration
      if (target && this.#isOurs(target)) this.#visit(target, found, seen)
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

interface Found {
  validators: Set<string>
  files: Set<string>
  isOpen: boolean
}
