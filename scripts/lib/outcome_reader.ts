import ts from 'typescript'

/** What a call sends when nothing is wrong, besides the type of its answer. */
export interface Outcomes {
  statuses: Set<number>
  /** literals that functions on the way are called with */
  values: Map<ts.Symbol, string>
  /** `text/csv`, of answers that aren’t JSON */
  media: Set<string>
  /** remembers its answer by `Idempotency-Key` */
  isRepeatable: boolean
}

/** Functions that remember the answer of their last argument. */
const REPEATABLE = new Set(['once', 'onceMailing'])

const isPassedOn = (call: ts.CallExpression) =>
  REPEATABLE.has(ts.findAncestor(call, ts.isFunctionDeclaration)?.name?.text ?? '')

/** Finds the statuses and types of files that the code behind a route sends. */
export class OutcomeReader {
  constructor(private readonly checker: ts.TypeChecker) {}

  /** @throws Error if the status of a write can’t be told from the code */
  read(call: ts.CallExpression, found: Outcomes): void {
    const { expression: callee, arguments: given } = call
    if (ts.isIdentifier(callee)) {
      if (REPEATABLE.has(callee.text) && !isPassedOn(call)) this.#readOnce(call, found)
      if (callee.text === 'oncePart') found.isRepeatable = true
    } else if (ts.isPropertyAccessExpression(callee) && this.#isResponse(callee.expression)) {
      this.#readResponse(callee.name.text, call, given, found)
    }
  }

  #readOnce(call: ts.CallExpression, found: Outcomes): void {
    const write = call.arguments.at(-1)
    const statuses = write ? this.#statusesOf(write, { found, seen: new Set() }) : []
    if (!statuses.length) throw new Error(`Which status does this send? ${call.getText()}`)
    for (const status of statuses) found.statuses.add(status)
    found.isRepeatable = true
  }

  #readResponse(
    name: string,
    call: ts.CallExpression,
    given: ts.NodeArray<ts.Expression>,
    found: Outcomes
  ): void {
    const { statuses, media } = found
    const [first, second] = given
    if (name === 'status' && first && ts.isNumericLiteral(first)) {
      if (Number(first.text) < 400) statuses.add(Number(first.text))
    } else if (name in STATUSES) {
      const isRefined = ts.isPropertyAccessExpression(call.parent) && name === 'redirect'
      if (!isRefined || textOf(call.parent) !== 'status') statuses.add(STATUSES[name]!)
    } else if (name === 'type' && first) {
      for (const text of this.#textsOf(first, found)) media.add(withoutCharset(text))
    } else if (name === 'header' && second && isContentType(first)) {
      for (const text of this.#textsOf(second, found)) media.add(withoutCharset(text))
    }
  }

  /** Of `{ status, body }`, or of the functions that make it. */
  #statusesOf(node: ts.Node, way: Way): number[] {
    if (way.seen.has(node)) return []
    way.seen.add(node)
    if (ts.isObjectLiteralExpression(node)) return this.#statusIn(node, way)
    if (ts.isFunctionLike(node)) {
      return returnsOf(node).flatMap((one) => this.#statusesOf(one, way))
    }
    if (ts.isCallExpression(node)) {
      const target = this.#declarationOf(node.expression)
      return target ? this.#statusesOf(target, way) : []
    }
    if (ts.isIdentifier(node)) {
      const declared = this.#declarationOf(node)
      return declared ? this.#statusesOf(declared, way) : []
    }
    if (ts.isConditionalExpression(node)) {
      return [node.whenTrue, node.whenFalse].flatMap((one) => this.#statusesOf(one, way))
    }
    if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) {
      return this.#statusesOf(node.expression, way)
    }
    return ts.isVariableDeclaration(node) && node.initializer
      ? this.#statusesOf(node.initializer, way)
      : []
  }

  #statusIn(outcome: ts.ObjectLiteralExpression, { found }: Way): number[] {
    const status = outcome.properties.find((one) => one.name?.getText() === 'status')
    if (status && ts.isShorthandPropertyAssignment(status)) {
      const given = this.checker.getShorthandAssignmentValueSymbol(status)
      return given && found.values.has(given) ? [Number(found.values.get(given))] : []
    }
    if (!status || !ts.isPropertyAssignment(status)) return []
    const type = this.checker.getTypeAtLocation(status.initializer)
    const types = type.isUnion() ? type.types : [type]
    return types.flatMap((one) => (one.isNumberLiteral() ? [one.value] : []))
  }

  /** Texts that an expression may be: of a literal, or of a table it is taken from. */
  #textsOf(node: ts.Expression, found: Outcomes): string[] {
    if (ts.isStringLiteralLike(node)) return [node.text]
    const type = this.checker.getTypeAtLocation(node)
    const types = type.isUnion() ? type.types : [type]
    if (types.every((one) => one.isStringLiteral())) {
      return types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
    }
    if (ts.isElementAccessExpression(node)) {
      return this.#rowsOf(node, found).flatMap((row) => this.#textsOf(row, found))
    }
    const declared = ts.isIdentifier(node) ? this.#declarationOf(node) : undefined
    if (!declared || !ts.isBindingElement(declared)) return []
    const { initializer } = declared.parent.parent as ts.VariableDeclaration
    const column = (declared.propertyName ?? declared.name).getText()
    return initializer && ts.isElementAccessExpression(initializer)
      ? this.#rowsOf(initializer, found).flatMap((row) => this.#column(row, column, found))
      : []
  }

  /** Values of a table written out as an object: the one that is asked for, or else all. */
  #rowsOf(
    { expression, argumentExpression: key }: ts.ElementAccessExpression,
    { values }: Outcomes
  ): ts.Expression[] {
    const declared = this.#declarationOf(expression)
    const made = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined
    if (!made || !ts.isObjectLiteralExpression(made)) return []
    const symbol = this.checker.getSymbolAtLocation(key)
    const known = symbol && values.get(symbol)
    return made.properties
      .filter(({ name }) => known === undefined || name?.getText() === known)
      .flatMap((one) => (ts.isPropertyAssignment(one) ? [one.initializer] : []))
  }

  #column(row: ts.Expression, name: string, found: Outcomes): string[] {
    if (!ts.isObjectLiteralExpression(row)) return []
    const cell = row.properties.find((one) => one.name?.getText() === name)
    return cell && ts.isPropertyAssignment(cell) ? this.#textsOf(cell.initializer, found) : []
  }

  #declarationOf(node: ts.Node): ts.Declaration | undefined {
    const place = ts.isPropertyAccessExpression(node) ? node.name : node
    const symbol = this.checker.getSymbolAtLocation(place)
    const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias
    return (isAlias ? this.checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration
  }

  #isResponse(owner: ts.Expression): boolean {
    const type = this.checker.typeToString(this.checker.getTypeAtLocation(owner))
    return /\b(HttpResponse|Redirect)\b/.test(type)
  }
}

interface Way {
  found: Outcomes
  seen: Set<ts.Node>
}

const STATUSES: Record<string, number> = {
  created: 201,
  accepted: 202,
  noContent: 204,
  redirect: 302,
}

function textOf(node: ts.Node): string {
  return ts.isPropertyAccessExpression(node) ? node.name.text : ''
}

function isContentType(node: ts.Expression | undefined): boolean {
  return Boolean(node && ts.isStringLiteral(node) && node.text.toLowerCase() === 'content-type')
}

function withoutCharset(type: string): string {
  return type.split(';')[0]!.trim()
}

/** What a function returns, without what the functions in it do. */
function returnsOf(node: ts.SignatureDeclaration): ts.Expression[] {
  const body = 'body' in node ? (node.body as ts.Node | undefined) : undefined
  if (!body) return []
  if (!ts.isBlock(body)) return [body as ts.Expression]
  const found: ts.Expression[] = []
  const visit = (inner: ts.Node): void => {
    if (ts.isReturnStatement(inner) && inner.expression) found.push(inner.expression)
    if (!ts.isFunctionLike(inner)) ts.forEachChild(inner, visit)
  }
  visit(body)
  return found
}
