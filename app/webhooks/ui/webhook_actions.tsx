import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Ellipsis, KeyRound, Pencil, Power, Send, Trash2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { Menu } from '#app/kit/overlay/menu'
import { toast } from '#app/kit/toast/toast'
import { SecretDialog } from '#app/webhooks/ui/secret_dialog'
import { webhookApi, type EventChoice, type Webhook } from '#app/webhooks/ui/webhook_api'
import { WebhookFields } from '#app/webhooks/ui/webhook_fields'

type Opened = 'edit' | 'delete' | 'secret' | null

interface WebhookActionsProps {
  webhook: Webhook
  events: EventChoice[]
}

export function WebhookActions({ webhook, events }: WebhookActionsProps) {
  const { id, is_enabled: isEnabled } = webhook
  const [opened, setOpened] = useState<Opened>(null)
  const [secret, setSecret] = useState<string>()
  const { run, isRunning } = useCall()
  const close = () => setOpened(null)
  const reload = () => reloadPage({ only: ['webhook', 'deliveries'] })

  /** Failures show as toasts. */
  const attempt = <Answer,>(call: () => Promise<Answer>) =>
    run(() =>
      call().catch((error: unknown) => {
        toast.error(sentenceOf(error))
        throw error
      })
    )

  const test = async () => {
    if (await attempt(() => webhookApi.test(id))) reload()
  }
  const turn = async () => {
    if (!(await attempt(() => webhookApi.update(id, { is_enabled: !isEnabled })))) return
    toast.success(isEnabled ? 'The webhook is off' : 'The webhook is on')
    reload()
  }
  const roll = async () => {
    const made = await attempt(() => webhookApi.rollSecret(id))
    setSecret(made?.secret)
  }
  const remove = async () => {
    if (await attempt(() => webhookApi.remove(id))) router.visit('/webhooks')
  }

  return (
    <div className="flex gap-3">
      {isEnabled ? (
        <Button icon={Send} isLoading={isRunning} onClick={() => void test()}>
          Send a test
        </Button>
      ) : (
        <Button variant="primary" icon={Power} isLoading={isRunning} onClick={() => void turn()}>
          Turn on
        </Button>
      )}
      <Menu
        align="end"
        trigger={<IconButton variant="line" icon={Ellipsis} label="More" />}
        groups={[
          [
            { label: 'Edit', icon: Pencil, onSelect: () => setOpened('edit') },
            { label: 'New secret', icon: KeyRound, onSelect: () => setOpened('secret') },
            ...(isEnabled ? [{ label: 'Turn off', icon: Power, onSelect: () => void turn() }] : []),
          ],
          [
            {
              label: 'Delete',
              icon: Trash2,
              isDangerous: true,
              onSelect: () => setOpened('delete'),
            },
          ],
        ]}
      />
      {opened === 'edit' && (
        <EditWebhookDialog webhook={webhook} events={events} onSaved={reload} onClose={close} />
      )}
      <ConfirmDialog
        title="Make a new secret?"
        confirmLabel="Make a new secret"
        isOpen={opened === 'secret'}
        onOpenChange={(isOpen) => !isOpen && close()}
        onConfirm={() => void roll()}
      >
        Messages carry signatures of both secrets for 24 hours. After that the present one stops
        working.
      </ConfirmDialog>
      <ConfirmDialog
        title="Delete this webhook?"
        confirmLabel="Delete webhook"
        isOpen={opened === 'delete'}
        onOpenChange={(isOpen) => !isOpen && close()}
        onConfirm={() => void remove()}
      >
        Your server hears nothing more, and the log is gone.
      </ConfirmDialog>
      {secret && (
        <SecretDialog
          secret={secret}
          description="You won’t be able to see it again. The former one works for 24 more hours."
          onClose={() => setSecret(undefined)}
        />
      )}
    </div>
  )
}

interface EditWebhookDialogProps {
  webhook: Webhook
  events: EventChoice[]
  onSaved: () => void
  onClose: () => void
}

function EditWebhookDialog({ webhook, events, onSaved, onClose }: EditWebhookDialogProps) {
  const [draft, setDraft] = useState({ url: webhook.url, events: webhook.events })
  const { run, isRunning, refusal } = useCall()

  const save = async () => {
    if (!(await run(() => webhookApi.update(webhook.id, draft)))) return
    onSaved()
    onClose()
  }

  return (
    <FormDialog
      title="Edit webhook"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      submit="Save"
      isLoading={isRunning}
      disabled={!draft.events.length}
      onSubmit={save}
    >
      <WebhookFields
        draft={draft}
        onChange={setDraft}
        choices={webhook.team ? events.filter((event) => event.is_for_teams) : events}
        refusal={refusal}
      />
    </FormDialog>
  )
}
