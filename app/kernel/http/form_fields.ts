import { Qs } from '@adonisjs/core/http'
import { normalizeFields } from './parse_json.js'
import { storable } from './storable.js'

const parser = new Qs({
  parse: { depth: 3, parameterLimit: 100, allowSparse: false, arrayLimit: 20, comma: false },
  stringify: { encode: true, encodeValuesOnly: false, arrayFormat: 'indices', skipNulls: false },
})

/** `a[b]` nests, repeated names become a list, empty fields null. */
export function formFields(pairs: URLSearchParams): Record<string, unknown> {
  return normalizeFields(storable(parser.parse(pairs.toString())))
}
