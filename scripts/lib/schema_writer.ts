import ts from 'typescript'

type Schema = Record<string, unknown>

const MAX_DEPTH = 12

/**
 * JSON schemas (2020-12, as in OpenAPI 3.1) of resolved types. Transformer results become named
 * schemas; everything else is inlined.
 */
export class SchemaWriter {
  readonly #named = new Map<string, Schema>()

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly place: ts.Node
  ) {}

  schemas(): Record<string, Schema> {
    return Object.fromEntries([...this.#named].sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  schemaOf(type: ts.Type, depth = 0): Schema {
    const name = transformerName(type)
    if (!name) return this.#schemaOf(type, depth)
    if (!this.#named.has(name)) {
      this.#named.set(name, {})
      this.#named.set(name, this.#schemaOf(type, depth))
    }
    return { $ref: `#/components/schemas/${name}` }
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
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) return {}
    if (this.checker.isTupleType(type) || this.checker.isArrayType(type)) {
      const [items] = this.checker.getTypeArguments(type as ts.TypeReference)
      return { type: 'array', items: items ? this.schemaOf(items, depth + 1) : {} }
    }
    return this.#objectOf(type, depth)
  }

  #unionOf(union: ts.UnionType, depth: number): Schema {
    const types = union.types.filter((one) => !(one.flags & ts.TypeFlags.Undefined))
    const words = types.filter((one) => one.isStringLiteral())
    const isNullable = types.some((one) => one.flags & ts.TypeFlags.Null)
    const rest = types.filter((one) => !one.isStringLiteral() && !(one.flags & ts.TypeFlags.Null))
    const isBoolean =
      rest.length === 2 && rest.every((one) => one.flags & ts.TypeFlags.BooleanLiteral)
    const options: Schema[] = isBoolean
      ? [{ type: 'boolean' }]
      : rest.map((one) => this.schemaOf(one, depth + 1))
    if (words.length) options.push({ type: 'string', enum: words.map(({ value }) => value).sort() })
    if (isNullable) options.push({ type: 'null' })
    return options.length === 1 ? options[0]! : { anyOf: options }
  }

  #objectOf(type: ts.Type, depth: number): Schema {
    const members = this.checker
      .getPropertiesOfType(type)
      .filter(({ name }) => !name.startsWith('__@'))
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
      .filter((member) => !(member.flags & ts.SymbolFlags.Optional))
      .map(({ name }) => name)
    return {
      type: 'object',
      ...(properties.length && { properties: Object.fromEntries(properties) }),
      ...(required.length && { required }),
      ...(indexed && { additionalProperties: this.schemaOf(indexed, depth + 1) }),
    }
  }
}

/** `UserCard` for the return type of `UserCardTransformer#toObject`. */
function transformerName(type: ts.Type): string | null {
  const declaration = type.symbol?.declarations?.[0]
  const method = declaration && ts.findAncestor(declaration, ts.isMethodDeclaration)
  if (!method || !ts.isClassDeclaration(method.parent)) return null
  const className = method.parent.name?.text ?? ''
  const isWhole =
    ts.isObjectLiteralExpression(declaration) && ts.isReturnStatement(declaration.parent)
  if (!className.endsWith('Transformer') || !isWhole) return null
  const name = className.slice(0, -'Transformer'.length)
  const variant = method.name.getText().replace('#', '')
  return variant === 'toObject' ? name : `${name}_${variant}`
}
