import { useState } from 'react'
import { router } from '@inertiajs/react'
import type { ChannelHome } from '#app/chats/channels/ui/use_channels'
import { chatApi } from '#app/chats/ui/chat_api'
import { ChatDescriptionField, ChatNameField } from '#app/chats/ui/chat_fields'
import { useOpenings } from '#app/chats/ui/use_openings'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { Field } from '#app/kit/form/field'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Select } from '#app/kit/form/select'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Dialog } from '#app/kit/overlay/dialog'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { AddMarket } from '#app/places/markets/ui/add_market'
import { PlacePicker, type Place } from '#app/places/ui/place_picker'
import { useMarketMembership } from '#app/places/markets/ui/join_market_button'

interface NewChannelDialogProps {
  homes: readonly ChannelHome[]
  homeKey: string | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function NewChannelDialog(props: NewChannelDialogProps) {
  return <NewChannel key={useOpenings(props.isOpen)} {...props} />
}

function NewChannel({ homes, homeKey, isOpen, onOpenChange }: NewChannelDialogProps) {
  const retry = useRetryKey()
  const [draft, setDraft] = useState({
    name: '',
    description: '',
    home: homeKey ?? homes[0]?.key ?? '',
  })
  const { run, isRunning, refusal } = useCall()

  const create = async () => {
    const [kind, id] = draft.home.split(':')
    const channel = {
      type: 'channel' as const,
      user_ids: [],
      name: draft.name,
      description: draft.description.trim() || null,
      ...(kind === 'team' ? { team_id: Number(id) } : { market_id: Number(id) }),
    }
    const answer = await run(() => chatApi.start(channel, retry.of(channel)))
    if (answer) router.visit(`/chats?chat=${answer.chat.id}`)
  }

  return (
    <FormDialog
      title="New channel"
      description="Open to everyone in its market or team."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      submit="Create channel"
      isLoading={isRunning}
      noValidate
      onSubmit={create}
    >
      <ChatNameField
        value={draft.name}
        error={refusal?.errors.name}
        autoFocus
        placeholder="For example, Viewings this week"
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <ChatDescriptionField
        value={draft.description}
        error={refusal?.errors.description}
        onChange={(description) => setDraft({ ...draft, description })}
      />
      <Field label="Market or team" error={refusal?.errors.market_id ?? refusal?.errors.team_id}>
        <Select
          options={homes.map(({ key: value, name: label }) => ({ value, label }))}
          value={draft.home}
          onChange={(home) => setDraft({ ...draft, home })}
        />
      </Field>
      <RefusalNote refusal={refusal} />
    </FormDialog>
  )
}

interface JoinMarketDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function JoinMarketDialog({ isOpen, onOpenChange }: JoinMarketDialogProps) {
  const openings = useOpenings(isOpen)
  return (
    <Dialog
      title="Join a market"
      description="See its channels and let people there find you."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <JoinMarket key={openings} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function JoinMarket({ onDone }: { onDone: () => void }) {
  const [place, setPlace] = useState<Place | null>(null)
  const membership = useMarketMembership(useAccount()?.id ?? 0, () => reloadPage())
  return (
    <div className="flex flex-col gap-6">
      <Field label="Place">
        <PlacePicker value={place} onChange={setPlace} />
      </Field>
      {place && (
        <AddMarket
          key={`${place.latitude} ${place.longitude} ${place.name}`}
          place={place}
          membership={membership}
          onDone={onDone}
        />
      )}
    </div>
  )
}
