import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState, useEffect, type ReactNode } from 'react'
import type { OpenApiDocument, Operation, Schema } from '#app/developers/openapi'
import { CallConsole } from '#app/developers/ui/call_console'
import { exampleOf } from '#app/developers/ui/schema_example'
import { apiPath } from '#app/kit/calls/api_path'
import { send } from '#app/kit/calls/request'
import { CodeBlock } from '#app/kit/display/code_block'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { Skeleton } from '#app/kit/list/skeleton'
import type { Data } from '#data'

export type Call = Data.Developers.Call

const RequestSamples = lazyPart(async () => ({
  default: (await import('#app/developers/ui/request_samples')).RequestSamples,
}))

interface CallRowProps {
  call: Call
  token: string
}

/** One call; expands to its parameters, answer and a console. */
export function CallRow({ call, token }: CallRowProps) {
  const [isOpen, setOpen] = useState(false)

  return (
    <details
      id={call.id}
      className="border-b border-line"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-4 gap-y-1 py-3 hover:text-muted">
        <span className="label w-16 text-ink">{call.method}</span>
        <code className="min-w-0 flex-1 text-15 wrap-anywhere">{call.path}</code>
        <span className="text-13 text-muted max-md:w-full max-md:pl-20">{call.summary}</span>
      </summary>
      {isOpen && <CallDetails call={call} token={token} />}
    </details>
  )
}

interface CallDetailsProps {
  call: Call
  token: string
}

function CallDetails({ call, token }: CallDetailsProps) {
  const { document, hasFailed, retry } = useDocument()
  if (hasFailed) {
    return <FailureState message="We couldn’t load the details of this call." onRetry={retry} />
  }
  const operation = document?.paths[call.path]?.[call.method.toLowerCase()]
  if (!document || !operation) return <LoadingRows what="this call" />

  const { schemas } = document.components
  const body = operation.requestBody?.content['application/json']
  const answer = answerOf(operation)
  const written = (value: unknown) => JSON.stringify(value, null, 2)

  return (
    <div className="grid gap-6 pt-2 pb-8 lg:grid-cols-2">
      <CallConsole
        call={call}
        parameters={operation.parameters ?? []}
        body={body ? written(body.example ?? exampleOf(body.schema, schemas)) : null}
        token={token}
      />
      <div className="flex min-w-0 flex-col gap-3">
        <p className="text-13 text-muted">{withCode(operation.description)}</p>
        <Suspense
          fallback={
            <div aria-busy>
              <Skeleton className="h-60" />
            </div>
          }
        >
          <RequestSamples call={call} operation={operation} schemas={schemas} />
        </Suspense>
        <h3 className="label font-sans">Example answer</h3>
        <CodeBlock label={`Example answer of ${call.method} ${call.path}`}>
          {answer && Object.keys(answer).length ? written(exampleOf(answer, schemas)) : '{}'}
        </CodeBlock>
      </div>
    </div>
  )
}

/** Words between backticks are code. */
function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, at) =>
    at % 2 ? (
      <code key={at} className="text-ink">
        {part}
      </code>
    ) : (
      part
    )
  )
}

/** Schema of what it answers first when nothing is wrong. */
function answerOf({ responses }: Operation): Schema | undefined {
  const worked = Object.keys(responses).filter((status) => status.startsWith('2'))
  return responses[worked[0] ?? '']?.content?.['application/json']?.schema
}

let asked: Promise<OpenApiDocument> | null = null

/** A failed request is not cached. */
function askForDocument(): Promise<OpenApiDocument> {
  asked ??= send<OpenApiDocument>(apiPath('openapi.json')).catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

/** The OpenAPI document, fetched once and shared. */
function useDocument() {
  const [document, setDocument] = useState<OpenApiDocument | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    askForDocument()
      .then(setDocument)
      .catch(() => setFailed(true))
  }, [attempt])

  const retry = () => {
    setFailed(false)
    setAttempt((before) => before + 1)
  }
  return { document, hasFailed, retry }
}
