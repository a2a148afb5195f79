import type { OpenApiDocument } from '#app/developers/openapi'

/** Leaves only schemas and responses that a call refers to, directly or through others. */
export function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const { schemas, responses, securitySchemes } = document.components
  const used = new Set<string>()
  const follow = (part: unknown): void => {
    for (const [, kind, name] of JSON.stringify(part).matchAll(REFERENCE)) {
      const key = `${kind}/${name}`
      const target = kind === 'schemas' ? schemas[name!] : responses[name!]
      if (used.has(key) || !target) continue
      used.add(key)
      follow(target)
    }
  }
  follow(document.paths)
  follow(document.webhooks)
  const only = <T>(kind: string, all: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => used.has(`${kind}/${name}`)))
  return {
    ...document,
    components: {
      schemas: only('schemas', schemas),
      responses: only('responses', responses),
      securitySchemes,
    },
  }
}

const REFERENCE = /"#\/components\/(schemas|responses)\/([^"]+)"/g
