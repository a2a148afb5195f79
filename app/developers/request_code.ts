/** Requests to copy from the API reference, in each language. */

export const REQUEST_LANGUAGES = ['curl', 'TypeScript', 'Python'] as const
export type RequestLanguage = (typeof REQUEST_LANGUAGES)[number]

export interface SampleRequest {
  method: string
  /** whole */
  url: string
  takesToken: boolean
  /** for a JSON body */
  json?: unknown
  /** fields of a form; what is null is a file */
  form?: Record<string, string | null>
  answersJson: boolean
}

export function requestCode(language: RequestLanguage, request: SampleRequest): string {
  return WRITERS[language](request)
}

const WRITERS: Record<RequestLanguage, (request: SampleRequest) => string> = {
  curl: curlCode,
  TypeScript: typeScriptCode,
  Python: pythonCode,
}

const FILE = 'photo.jpg'
/** The variable of the environment that holds the token. */
const TOKEN = 'API_TOKEN'

function curlCode({ method, url, takesToken, json, form }: SampleRequest): string {
  return [
    `curl ${shellText(url)}`,
    method !== 'GET' && `-X ${method}`,
    `-H 'Accept: application/json'`,
    takesToken && `-H "Authorization: Bearer $${TOKEN}"`,
    json !== undefined && `-H 'Content-Type: application/json'`,
    json !== undefined && `-d ${shellText(JSON.stringify(json))}`,
    ...Object.entries(form ?? {}).map(
      ([name, value]) => `-F ${shellText(`${name}=${value ?? `@${FILE}`}`)}`
    ),
  ]
    .filter(Boolean)
    .join(' \\\n  ')
}

function shellText(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

function typeScriptCode({
  method,
  url,
  takesToken,
  json,
  form,
  answersJson,
}: SampleRequest): string {
  const fields = Object.entries(form ?? {})
  const headers = [
    `'Accept': 'application/json'`,
    takesToken && `'Authorization': \`Bearer \${process.env.${TOKEN}}\``,
    json !== undefined && `'Content-Type': 'application/json'`,
  ]
  return lines(
    fields.some(([, value]) => value === null) && `import { openAsBlob } from 'node:fs'\n`,
    form && 'const form = new FormData()',
    ...fields.map(([name, value]) =>
      value === null
        ? `form.append('${name}', await openAsBlob('${FILE}'), '${FILE}')`
        : `form.append('${name}', '${value}')`
    ),
    `const response = await fetch('${url}', {`,
    method !== 'GET' && `  method: '${method}',`,
    `  headers: {`,
    ...headers.map((header) => header && `    ${header},`),
    `  },`,
    json !== undefined && `  body: JSON.stringify(${indented(JSON.stringify(json, null, 2))}),`,
    form && '  body: form,',
    `})`,
    `if (!response.ok) throw new Error(await response.text())`,
    answersJson && `console.log(await response.json())`
  )
}

function pythonCode({ method, url, takesToken, json, form, answersJson }: SampleRequest): string {
  const fields = Object.entries(form ?? {})
  const texts = fields.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
  const files = fields.filter(([, value]) => value === null).map(([name]) => name)
  return lines(
    takesToken && 'import os\n',
    'import requests\n',
    `response = requests.${method.toLowerCase()}(`,
    `    "${url}",`,
    '    headers={',
    '        "Accept": "application/json",',
    takesToken && `        "Authorization": f"Bearer {os.environ['${TOKEN}']}",`,
    '    },',
    json !== undefined && `    json=${indented(pythonValue(json), '    ')},`,
    texts.length > 0 && `    data=${pythonValue(Object.fromEntries(texts), '')},`,
    files.length > 0 &&
      `    files={${files.map((name) => `"${name}": open("${FILE}", "rb")`).join(', ')}},`,
    ')',
    'response.raise_for_status()',
    answersJson && 'print(response.json())'
  )
}

/** @param step of the indentation; none keeps it on one line */
function pythonValue(value: unknown, step = '    '): string {
  if (value === null || value === undefined) return 'None'
  if (value === true) return 'True'
  if (value === false) return 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const isList = Array.isArray(value)
  const [open, close] = isList ? '[]' : '{}'
  const entries = isList
    ? value.map((one) => pythonValue(one, step))
    : Object.entries(value).map(
        ([name, one]) => `${JSON.stringify(name)}: ${pythonValue(one, step)}`
      )
  if (!entries.length) return `${open}${close}`
  if (!step) return `${open}${entries.join(', ')}${close}`
  return `${open}\n${entries.map((one) => `${step}${indented(one, step)},\n`).join('')}${close}`
}

function indented(text: string, step = '  '): string {
  return text.replaceAll('\n', `\n${step}`)
}

function lines(...all: (string | false | undefined)[]): string {
  return all.filter((line) => typeof line === 'string').join('\n')
}
