import { TimeAgo } from '#app/kit/display/time_ago'
import { CodeBlock } from '#app/kit/display/code_block'
import type { Delivery } from '#app/webhooks/ui/types'

export function AttemptItem({ attempt }: { attempt: Delivery['attempts'][number] }) {
  const { answer_status: status, answer, failure, duration_ms: ms, attempted_at: at } = attempt
  return (
    <li>
      <p className="text-13">
        {failure ?? `It answered ${status}.`}{' '}
        <span className="text-muted">
          <TimeAgo at={at} /> · {ms} ms
        </span>
      </p>
      {answer && (
        <div className="mt-2">
          <CodeBlock label="Start of the response">{answer}</CodeBlock>
        </div>
      )}
    </li>
  )
}
