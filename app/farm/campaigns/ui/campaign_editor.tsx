import { useState, useEffect } from 'react'
import { router } from '@inertiajs/react'
import {
  MAX_CAMPAIGN_NAME_CHARACTERS,
  MAX_CAMPAIGN_SUBJECT_CHARACTERS,
} from '#app/farm/campaigns/campaign_options'
import { saysSomething } from '#app/farm/campaigns/campaign_body'
import { BlockList } from '#app/farm/campaigns/ui/block_list'
import { campaignApi, type CampaignDraft } from '#app/farm/campaigns/ui/campaign_api'
import type { CampaignPageProps } from '#app/farm/campaigns/ui/campaign_page'
import { CampaignPreview } from '#app/farm/campaigns/ui/campaign_preview'
import { peopleWords } from '#app/farm/campaigns/ui/campaign_words'
import { SendDialog } from '#app/farm/campaigns/ui/send_dialog'
import { Button } from '#app/kit/button/button'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Select } from '#app/kit/form/select'
import { Autosaver, type SaveState } from '#app/kit/hooks/autosaver'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { toast } from '#app/kit/toast/toast'
import type { Data } from '#data'

const EVERYBODY = 'everybody'

const SAVE_WORDS = { idle: '', saving: 'Saving…', saved: 'Saved', failed: '' }

export function CampaignEditor(props: CampaignPageProps) {
  const { campaign, segments, reachable, own_email: ownEmail } = props
  const { draft, change, settle, state, problem, version } = useCampaignDraft(campaign)
  const [isSending, setSending] = useState(false)
  const [isBlank, setBlank] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const options = [
    { value: EVERYBODY, label: 'Everyone who agreed', hint: peopleWords(reachable) },
    ...segments.map(({ id, name, reachable: count }) => ({
      value: String(id),
      label: name,
      hint: peopleWords(count),
    })),
  ]
  const reach = segments.find(({ id }) => id === draft.segment)?.reachable ?? reachable

  const send = async () => {
    const hasWords = saysSomething(draft.body)
    setBlank(!hasWords)
    if (hasWords && (await settle())) setSending(true)
  }
  const test = async () => {
    if (!(await settle())) return
    const answer = await run(() => campaignApi.test(campaign.id))
    if (answer) toast.success(`Test sent to ${answer.email}`)
  }
  const remove = async () => {
    if (await run(() => campaignApi.remove(campaign.id))) router.visit('/farm/emails/campaigns')
  }

  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,680px)]">
      <div className="flex min-w-0 flex-col gap-5">
        <Field label="Name" hint="Only you see it.">
          <Input
            value={draft.name}
            maxLength={MAX_CAMPAIGN_NAME_CHARACTERS}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label="Subject">
          <Input
            value={draft.subject}
            maxLength={MAX_CAMPAIGN_SUBJECT_CHARACTERS}
            onChange={(event) => change({ subject: event.target.value })}
          />
        </Field>
        <Field label="To">
          <Select
            options={options}
            value={draft.segment === null ? EVERYBODY : String(draft.segment)}
            onChange={(value) => change({ segment: value === EVERYBODY ? null : Number(value) })}
          />
        </Field>
        <BlockList
          blocks={draft.body}
          images={campaign.images}
          listings={props.listings}
          openHouses={props.open_houses}
          error={isBlank && !saysSomething(draft.body) ? 'Write something first.' : undefined}
          onChange={(body) => change({ body })}
        />
        <p role="status" className="min-h-5 text-13 text-muted">
          {SAVE_WORDS[state]}
          {problem && <span className="text-danger">{problem}</span>}
        </p>
        <RefusalNote refusal={refusal} />
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          <Button variant="primary" onClick={() => void send()}>
            Send or schedule
          </Button>
          <Button isLoading={isRunning} onClick={() => void test()}>
            Send a test to {ownEmail}
          </Button>
          <ConfirmDialog
            title="Delete this draft?"
            confirmLabel="Delete draft"
            trigger={<Button variant="quiet">Delete</Button>}
            onConfirm={() => void remove()}
          >
            What you wrote will be lost.
          </ConfirmDialog>
        </div>
      </div>
      <CampaignPreview campaignId={campaign.id} version={version} />
      {isSending && <SendDialog {...props} reach={reach} onClose={() => setSending(false)} />}
    </div>
  )
}

const DELAY_MS = 700

/** A draft that saves itself; `version` counts saves. */
function useCampaignDraft(campaign: Data.Farm.Campaigns.Campaign) {
  const [draft, setDraft] = useState<CampaignDraft>(() => ({
    name: campaign.name,
    subject: campaign.subject,
    body: campaign.body,
    segment: campaign.segment?.id ?? null,
  }))
  const [save, setSave] = useState<{ state: SaveState; problem: string | null; version: number }>({
    state: 'idle',
    problem: null,
    version: 0,
  })
  const [saver] = useState(
    () =>
      new Autosaver<CampaignDraft>({
        delay: DELAY_MS,
        save: (value, { keepalive }) => campaignApi.update(campaign.id, value, keepalive),
        onState: (state, error) =>
          setSave(({ version }) => ({
            state,
            problem: error ? sentenceOf(error) : null,
            version: state === 'saved' ? version + 1 : version,
          })),
      })
  )
  useEffect(() => {
    const leave = () => void saver.flush({ keepalive: true })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [saver])

  const change = (part: Partial<CampaignDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    saver.change(next)
  }
  /** @returns whether everything is saved */
  const settle = async () => {
    await saver.flush()
    return !saver.isDirty
  }
  return { draft, change, settle, ...save }
}
