import { MailCheck } from 'lucide-react'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useConfirmedCall } from '#app/accounts/ui/components/settings/use_confirmed_call'
import { Button } from '#app/kit/button/button'
import { FormSuccess } from '#app/kit/form/form_success'
import { useMarkSaved } from '#app/kit/hooks/use_mark_saved'
import { saveProfile } from '#app/profiles/ui/components/settings/own_profile'

interface PendingEmailProps {
  pending: string
  present: string
}

/** A new address that still needs confirming by mail. */
export function PendingEmail({ pending, present }: PendingEmailProps) {
  const { run, isRunning, refusal, dialog } = useConfirmedCall()
  const [isSent, markSent] = useMarkSaved()

  const sendAgain = async () => {
    if (await run(() => saveProfile({ email: pending }))) markSent()
  }

  return (
    <div className="rounded-2 bg-raised p-4">
      <p className="flex gap-3 text-13">
        <MailCheck size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
        <span className="min-w-0">
          Open the link we sent to <span className="break-words font-medium">{pending}</span> to use
          this address.
        </span>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2 pl-8">
        <Button size="sm" isLoading={isRunning} onClick={() => void sendAgain()}>
          Send again
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => void run(() => saveProfile({ email: present }))}
        >
          Keep my old address
        </Button>
        <FormSuccess isShown={isSent}>Sent</FormSuccess>
      </div>
      <RefusalNote refusal={refusal} />
      {dialog}
    </div>
  )
}
