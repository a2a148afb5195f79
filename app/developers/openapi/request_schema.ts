import type { Schema } from '#app/developers/contract/openapi'

interface Describable {
  toJSONSchema(): Schema
}

/** JSON schema of a validator's input. @param validator `#app/media/validators/x#xValidator` */
export async function requestSchema(validator: string): Promise<Schema> {
  const [, file, name] = /^(#[^#]+)#(.+)$/.exec(validator) ?? []
  if (!file || !name) throw new Error(`${validator} names no validator.`)
  const exported: Record<string, Describable> = await import(file)
  if (!exported[name]) throw new Error(`${file} has no ${name}. Run \`npm run api-types\`.`)
  return exported[name].toJSONSchema()
}
