import { useState } from 'react'
import { Copy } from 'lucide-react'
import type { Content, Operation, Parameter, Schema } from '#app/developers/openapi'
import {
  REQUEST_LANGUAGES,
  requestCode,
  type RequestLanguage,
  type SampleRequest,
} from '#app/developers/request_code'
import type { Call } from '#app/developers/ui/call_row'
import { exampleOf } from '#app/developers/ui/schema_example'
import { Button } from '#app/kit/button/button'
import { CodeBlock } from '#app/kit/display/code_block'
import { useSharedProps } from '#app/kit/hooks/use_shared_props'
import { copyText } from '#app/kit/share/copy_text'
import { Tabs } from '#app/kit/tabs/tabs'
import { toast } from '#app/kit/toast/toast'

interface RequestSamplesProps {
  call: Call
  operation: Operation
  schemas: Record<string, Schema>
}

const TABS = REQUEST_LANGUAGES.map((language) => ({ value: language, label: language }))

/** A program's request for a call, to copy. */
export function RequestSamples({ call, operation, schemas }: RequestSamplesProps) {
  const [language, setLanguage] = useState<RequestLanguage>('curl')
  const { app } = useSharedProps()
  const request = sampleOf(call, operation, schemas, app.url)
  if (!request) return null
  const code = requestCode(language, request)

  const copy = async () => {
    if (await copyText(code)) toast.success('Request copied')
    else toast.error('Your browser blocked copying. Select the request and copy it.')
  }

  return (
    <div>
      <Tabs label="Request to copy" tabs={TABS} value={language} onChange={setLanguage}>
        <CodeBlock label={`Request in ${language}`}>{code}</CodeBlock>
      </Tabs>
      <Button size="sm" icon={Copy} onClick={() => void copy()} className="mt-3">
        Copy request
      </Button>
    </div>
  )
}

/** Null for what only people can call, and for bodies that are neither JSON nor a form. */
function sampleOf(
  { method, path }: Call,
  { parameters = [], requestBody, responses, security }: Operation,
  schemas: Record<string, Schema>,
  origin: string
): SampleRequest | null {
  const takesToken = security.some((one) => 'token' in one)
  if (security.length && !takesToken) return null
  const content: Partial<Record<string, Content>> = requestBody?.content ?? {}
  const { 'application/json': json, 'multipart/form-data': form } = content
  if (requestBody && !json && !form) return null
  const worked = Object.keys(responses).find((status) => status.startsWith('2'))
  return {
    method,
    url: origin + urlOf(path, parameters),
    takesToken,
    ...(json && { json: json.example ?? exampleOf(json.schema, schemas) }),
    ...(!json && form && { form: formOf(form.schema) }),
    answersJson: Boolean(worked && responses[worked]?.content?.['application/json']),
  }
}

/** With an example of everything that has to be in it. */
function urlOf(path: string, parameters: Parameter[]): string {
  const examples = parameters
    .filter(({ required }) => required)
    .map((parameter) => ({ ...parameter, value: exampleIn(parameter) }))
  const filled = examples.reduce(
    (url, { name, value }) => url.replace(`{${name}}`, encodeURIComponent(value)),
    path
  )
  const query = new URLSearchParams(
    examples.flatMap((one) => (one.in === 'query' ? [[one.name, one.value]] : []))
  )
  return query.size ? `${filled}?${query}` : filled
}

const A_UUID = '0b0e5c1e-6f0a-4c7e-9d52-6a1c7f3f9a10'

function exampleIn({ name, schema }: Parameter): string {
  if (schema.format === 'uuid') return A_UUID
  if (schema.type === 'string' && !schema.enum) return name
  return String(exampleOf(schema, {}))
}

/** What a form needs: a file is null. */
function formOf({ properties = {}, required = [] }: Schema): Record<string, string | null> {
  return Object.fromEntries(
    required.map((name) => {
      const field = properties[name] ?? {}
      return [name, field.format === 'binary' ? null : String(exampleOf(field, {}))]
    })
  )
}
