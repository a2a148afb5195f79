import { FailureState } from '#app/kit/list/failure_state'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { exampleOf } from '#app/developers/contract/example_of'
import { CallConsole } from '#app/developers/ui/components/call_console'
import type { Call } from '#app/developers/ui/components/call_row'
import { CodeBlock } from '#app/kit/display/code_block'
import { useDocument } from '#app/developers/ui/hooks/use_document'

interface CallDetailsProps {
  call: Call
  token: string
}

export function CallDetails({ call, token }: CallDetailsProps) {
  const { document, hasFailed, retry } = useDocument()
  if (hasFailed) {
    return <FailureState message="We couldn’t load the details of this call." onRetry={retry} />
  }
  const operation = document?.paths[call.path]?.[call.method.toLowerCase()]
  if (!document || !operation) return <LoadingRows what="this call" />

  const { schemas } = document.components
  const body = operation.requestBody?.content['application/json']?.schema
  const answer = operation.responses['2XX']?.content?.['application/json']?.schema
  const written = (value: unknown) => JSON.stringify(value, null, 2)
  const security = operation.security.map((one) => Object.keys(one)[0])

  return (
    <div className="grid gap-6 pt-2 pb-8 lg:grid-cols-2">
      <CallConsole
        call={call}
        parameters={operation.parameters ?? []}
        body={body ? written(exampleOf(body, schemas)) : null}
        token={token}
      />
      <div className="flex min-w-0 flex-col gap-3">
        <p className="text-13 text-muted">{SECURITY_WORDS[security.join(' ')]}</p>
        <h4 className="label">Example answer</h4>
        <CodeBlock label={`Example answer of ${call.method} ${call.path}`}>
          {answer && Object.keys(answer).length ? written(exampleOf(answer, schemas)) : '{}'}
        </CodeBlock>
      </div>
    </div>
  )
}

const SECURITY_WORDS: Record<string, string> = {
  '': 'Open to everyone.',
  'session': 'Only for people signed in on this site, not for tokens.',
  'token session': 'Takes a token, or works as you while you’re signed in here.',
}
