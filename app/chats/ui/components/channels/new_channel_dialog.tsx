import { useId, useState } from 'react'
import { router } from '@inertiajs/react'
import type { Data } from '#data'
import { Button } from '#app/common/ui/kit/button'
import { Dialog } from '#app/common/ui/kit/dialog'
import { Field } from '#app/common/ui/kit/field'
import { Input } from '#app/common/ui/kit/input'
import { Select } from '#app/common/ui/kit/select'
import { Textarea } from '#app/common/ui/kit/textarea'
import { chatApi } from '#app/chats/ui/chat_api'
import { useCall } from '#app/chats/ui/components/dialogs/use_call'
import { useOpenings } from '#app/chats/ui/components/dialogs/use_openings'

interface NewChannelDialogProps {
  markets: readonly Data.Places.Market[]
  /** chosen to begin with */
  marketId: number | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Opens a channel of one of one's markets, and leads to it. */
export function NewChannelDialog(props: NewChannelDialogProps) {
  return <NewChannel key={useOpenings(props.isOpen)} {...props} />
}

function NewChannel({ markets, marketId, isOpen, onOpenChange }: NewChannelDialogProps) {
  const formId = useId()
  const [key] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState({
    name: '',
    description: '',
    market: String(marketId ?? markets[0]?.id ?? ''),
  })
  const { run, isRunning, refusal } = useCall()

  const create = async () => {
    const channel = {
      type: 'channel' as const,
      user_ids: [],
      name: draft.name,
      description: draft.description.trim() || null,
      market_id: Number(draft.market),
    }
    const answer = await run(() => chatApi.start(channel, key))
    if (answer) router.visit(`/chats?chat=${answer.chat.id}`)
  }

  return (
    <Dialog
      title="A new channel"
      description="Open to everybody in its market."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button type="submit" form={formId} variant="primary" isLoading={isRunning}>
          Open the channel
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <Field label="Name" error={refusal?.errors.name}>
          <Input
            value={draft.name}
            maxLength={80}
            autoFocus
            placeholder="Viewings this week"
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
        </Field>
        <Field label="Description" isOptional error={refusal?.errors.description}>
          <Textarea
            rows={2}
            value={draft.description}
            maxLength={300}
            onChange={(event) => setDraft({ ...draft, description: event.target.value })}
          />
        </Field>
        <Field label="Market" error={refusal?.errors.market_id}>
          <Select
            options={markets.map(({ id, name, country }) => ({
              value: String(id),
              label: name,
              hint: country,
            }))}
            value={draft.market}
            onChange={(market) => setDraft({ ...draft, market })}
          />
        </Field>
        {refusal && Object.keys(refusal.errors).length === 0 && (
          <p role="alert" className="text-13 text-danger">
            {refusal.message}
          </p>
        )}
      </form>
    </Dialog>
  )
}
