import ts from 'typescript'
import type { Schema } from '#app/developers/openapi'
import { choiceOf } from '#app/developers/schema_choice'

const MAX_DEPTH = 16

/**
 * JSON schemas (2020-12, as in OpenAPI 3.1) of resolved types. Transformer results and types that
 * hold themselves become named schemas; everything else is inlined.
 */
export class SchemaWriter {
  readonly #named = new Map<string, Schema>()
  /** Types being written, and the names of those met again inside themselves. */
  readonly #open = new Map<ts.Type, string | null>()
  readonly #recursive = new Map<ts.Type, string>()

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly place: ts.Node
  ) {}

  schemas(): Record<string, Schema> {
    return Object.fromEntries([...this.#named].sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  schemaOf(type: ts.Type, depth = 0): Schema {
    const name = transformerName(type)
    if (!name) return this.#ownSchemaOf(type, depth)
    if (!this.#named.has(name)) {
      this.#named.set(name, {})
      this.#named.set(name, this.#schemaOf(type, 0))
    }
    return referenceTo(name)
  }

  #ownSchemaOf(type: ts.Type, depth: number): Schema {
    const declared = declaredName(type)
    if (!declared) return this.#schemaOf(type, depth)
    if (this.#open.has(type)) {
      const name = this.#open.get(type) ?? this.#freeName(declared)
      this.#open.set(type, name)
      return referenceTo(name)
    }
    this.#open.set(type, this.#recursive.get(type) ?? null)
    const schema = this.#schemaOf(type, depth)
    const name = this.#open.get(type)
    this.#open.delete(type)
    if (!name) return schema
    this.#recursive.set(type, name)
    this.#named.set(name, schema)
    return referenceTo(name)
  }

  #freeName(declared: string): string {
    const taken = new Set([...this.#named.keys(), ...this.#open.values()])
    let name = declared
    for (let count = 2; taken.has(name); count += 1) name = `${declared}_${count}`
    return name
  }

  #schemaOf(type: ts.Type, depth: number): Schema {
    const { flags } = type
    if (depth > MAX_DEPTH || flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {}
    if (type.isUnion()) return this.#unionOf(type, depth)
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if (flags & ts.TypeFlags.BooleanLiteral) {
      return { const: this.checker.typeToString(type) === 'true' }
    }
    if (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.TemplateLiteral)) return { type: 'string' }
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' }
    if (flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' }
    if (flags & ts.TypeFlags.Null) return { type: 'null' }
    if (flags & ts.TypeFlags.NonPrimitive) return { ...ANY_OBJECT, items: {} }
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) return {}
    if (this.checker.isTupleType(type) || this.checker.isArrayType(type)) {
      const held = this.checker.getTypeArguments(type as ts.TypeReference)
      const schemas = held.map((one) => this.schemaOf(one, depth + 1))
      return { type: 'array', items: schemas.length ? choiceOf(schemas) : {} }
    }
    return this.#objectOf(type, depth)
  }

  /** Without an answer, a call answers nothing, which is no choice. */
  #unionOf(union: ts.UnionType, depth: number): Schema {
    const told = union.types.filter((one) => !(one.flags & NOTHING))
    return choiceOf(
      told.map((one) =>
        one.flags & ts.TypeFlags.NonPrimitive ? ANY_OBJECT : this.schemaOf(one, depth + 1)
      )
    )
  }

  #objectOf(type: ts.Type, depth: number): Schema {
    if (isBytes(type)) return { type: 'string' }
    const members = this.checker
      .getPropertiesOfType(type)
      .filter((member) => !member.name.startsWith('__@') && !this.#isNothing(member))
    const indexed = this.checker.getIndexTypeOfType(type, ts.IndexKind.String)
    const properties = members.map((member): [string, Schema] => {
      const schema = this.schemaOf(
        this.checker.getTypeOfSymbolAtLocation(member, this.place),
        depth + 1
      )
      const description = ts.displayPartsToString(member.getDocumentationComment(this.checker))
      return [member.name, description ? { ...schema, description } : schema]
    })
    const required = members
      .filter((member) => !(member.flags & ts.SymbolFlags.Optional) && !this.#mayBeMissing(member))
      .map(({ name }) => name)
    return {
      type: 'object',
      ...(properties.length && { properties: Object.fromEntries(properties) }),
      ...(required.length && { required }),
      ...(indexed && { additionalProperties: this.schemaOf(indexed, depth + 1) }),
    }
  }

  #isNothing(member: ts.Symbol): boolean {
    return Boolean(this.checker.getTypeOfSymbolAtLocation(member, this.place).flags & NOTHING)
  }

  /** JSON leaves out what is undefined. */
  #mayBeMissing(member: ts.Symbol): boolean {
    const type = this.checker.getTypeOfSymbolAtLocation(member, this.place)
    return type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined)
  }
}

/** `object` of TypeScript; a choice adds what its items are. */
const ANY_OBJECT: Schema = { type: ['object', 'array'] }

const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never

function referenceTo(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` }
}

/** JSON has no bytes; WebAuthn sends them as base64url. */
function isBytes({ symbol }: ts.Type): boolean {
  return /^(ArrayBuffer(View)?|SharedArrayBuffer|Uint8Array|DataView)$/.test(symbol?.name ?? '')
}

/** `RichNode`: the name of an interface or alias without type parameters. */
function declaredName(type: ts.Type): string | null {
  if (type.aliasTypeArguments?.length || !(type.flags & COMPOSED)) return null
  const symbol = type.aliasSymbol ?? type.symbol
  const declaration = symbol?.declarations?.[0]
  if (!symbol || !declaration) return null
  const isNamed = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)
  return isNamed && !declaration.typeParameters?.length ? symbol.name : null
}

const COMPOSED = ts.TypeFlags.Object | ts.TypeFlags.Union | ts.TypeFlags.Intersection

/** How many object literals a method returns: several have no name in common. */
function countReturned(node: ts.Node): number {
  const own = ts.isReturnStatement(node) && node.expression?.kind === OBJECT_LITERAL ? 1 : 0
  let inner = 0
  ts.forEachChild(node, (child) => {
    if (!ts.isFunctionLike(child)) inner += countReturned(child)
  })
  return own + inner
}

const OBJECT_LITERAL = ts.SyntaxKind.ObjectLiteralExpression

/** `UserCard` for the return type of `UserCardTransformer#toObject`. */
function transformerName(type: ts.Type): string | null {
  const declaration = type.symbol?.declarations?.[0]
  const method = declaration && ts.findAncestor(declaration, ts.isMethodDeclaration)
  if (!method || !ts.isClassDeclaration(method.parent)) return null
  const className = method.parent.name?.text ?? ''
  const isWhole =
    ts.isObjectLiteralExpression(declaration) && ts.isReturnStatement(declaration.parent)
  if (!className.endsWith('Transformer') || !isWhole || countReturned(method) > 1) return null
  const name = className.slice(0, -'Transformer'.length)
  const variant = method.name.getText().replace('#', '')
  return variant === 'toObject' ? name : `${name}_${variant}`
}
