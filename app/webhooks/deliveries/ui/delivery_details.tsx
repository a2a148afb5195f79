import { RotateCw } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { CodeBlock } from '#app/kit/display/code_block'
import { TimeAgo } from '#app/kit/display/time_ago'
import { webhookApi, type WebhookDelivery, type Webhook } from '#app/webhooks/ui/webhook_api'

interface DeliveryDetailsProps {
  webhook: Webhook
  delivery: WebhookDelivery
}

export function DeliveryDetails({ webhook, delivery }: DeliveryDetailsProps) {
  const { run, isRunning, refusal } = useCall()
  const { attempts, next_attempt_at: next } = delivery

  const sendAgain = async () => {
    if (!(await run(() => webhookApi.retry(webhook.id, delivery.id)))) return
    reloadPage({ only: ['webhook', 'deliveries'] })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-3 pb-6 md:pl-8">
      <div>
        <h3 className="label mb-2 font-sans">Request</h3>
        <p className="mb-2 text-13 break-all text-muted">webhook-id: {delivery.message_id}</p>
        <CodeBlock label="Body of the request">{pretty(delivery.body)}</CodeBlock>
      </div>
      <div>
        <h3 className="label mb-2 font-sans">Attempts</h3>
        {attempts.length ? (
          <ol className="grid gap-4">
            {attempts.map((attempt) => (
              <AttemptItem key={attempt.attempted_at} attempt={attempt} />
            ))}
          </ol>
        ) : (
          <p className="text-13 text-muted">None yet.</p>
        )}
      </div>
      {next && attempts.length > 0 && (
        <p className="text-13 text-muted">
          Next attempt <TimeAgo at={next} />
        </p>
      )}
      <div>
        <Button
          size="sm"
          icon={RotateCw}
          isLoading={isRunning}
          disabled={!webhook.is_enabled}
          onClick={() => void sendAgain()}
        >
          Send again
        </Button>
        {refusal && (
          <p role="alert" className="mt-2 text-13 text-danger">
            {refusal.message}
          </p>
        )}
      </div>
    </div>
  )
}

function pretty(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2)
}

function AttemptItem({ attempt }: { attempt: WebhookDelivery['attempts'][number] }) {
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
