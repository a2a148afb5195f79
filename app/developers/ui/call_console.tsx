import { useState, type FormEvent } from 'react'
import { Send } from 'lucide-react'
import type { Parameter } from '#app/developers/openapi'
import type { Call } from '#app/developers/ui/call_row'
import { Button } from '#app/kit/button/button'
import { UNREACHED } from '#app/kit/calls/call_failure'
import { request } from '#app/kit/calls/request'
import { CodeBlock } from '#app/kit/display/code_block'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Textarea } from '#app/kit/form/textarea'

interface CallConsoleProps {
  call: Call
  parameters: Parameter[]
  /** an initial example; null if the call takes no body */
  body: string | null
  token: string
}

/** Sends real requests. */
export function CallConsole({ call, parameters, body: example, token }: CallConsoleProps) {
  const [values, setValues] = useState<Record<string, string>>({})
  const [body, setBody] = useState(example ?? '')
  const { answer, error, isCalling, call: send } = useConsoleCall()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({
      method: call.method,
      url: urlOf(call.path, parameters, values),
      token,
      body: call.method === 'GET' || !body.trim() ? null : body,
    })
  }

  return (
    <form onSubmit={submit} className="flex min-w-0 flex-col gap-4">
      {parameters
        .filter(({ in: place }) => place !== 'header')
        .map(({ name, in: place, required }) => (
          <Field key={`${place} ${name}`} label={name} isOptional={!required}>
            <Input
              value={values[name] ?? ''}
              required={required}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            />
          </Field>
        ))}
      {call.method !== 'GET' && (
        <Field label="Body" isOptional={example === null}>
          <Textarea
            value={body}
            rows={8}
            spellCheck={false}
            className="font-mono text-13"
            onChange={(event) => setBody(event.target.value)}
          />
        </Field>
      )}
      <Button type="submit" icon={Send} isLoading={isCalling} className="self-start">
        Send
      </Button>
      <div aria-live="polite" className="flex flex-col gap-2">
        {error && <p className="text-danger">{error}</p>}
        {answer && (
          <>
            <p className="text-13">
              <strong className="num font-medium">{answer.status}</strong>{' '}
              <span className="num text-muted">in {answer.milliseconds} ms</span>
            </p>
            <CodeBlock label="Answer">{answer.text}</CodeBlock>
          </>
        )}
      </div>
    </form>
  )
}

function urlOf(path: string, parameters: Parameter[], values: Record<string, string>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? '')
  )
  const query = new URLSearchParams(
    parameters.flatMap(({ name, in: place }) =>
      place === 'query' && values[name] ? [[name, values[name]]] : []
    )
  )
  return query.size ? `${filled}?${query}` : filled
}

export interface CallAnswer {
  status: number
  milliseconds: number
  text: string
}

interface Request {
  method: string
  url: string
  /** without one, the call runs as the person signed in here */
  token: string
  body: string | null
}

/** Makes one API call and keeps the answer. */
function useConsoleCall() {
  const [answer, setAnswer] = useState<CallAnswer | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isCalling, setCalling] = useState(false)

  const call = async ({ method, url, token, body }: Request) => {
    setCalling(true)
    setError(null)
    setAnswer(null)
    const started = performance.now()
    try {
      const response = await request(url, { method, token, body })
      const text = pretty(await response.text())
      const milliseconds = Math.round(performance.now() - started)
      setAnswer({ status: response.status, milliseconds, text })
    } catch {
      setError(UNREACHED)
    } finally {
      setCalling(false)
    }
  }

  return { answer, error, isCalling, call }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
