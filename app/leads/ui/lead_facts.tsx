import { useState, type ReactNode } from 'react'
import { Pencil } from 'lucide-react'
import { BreakableEmail } from '#app/kit/display/breakable_email'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'
import { useCall } from '#app/kit/calls/use_call'
import { TimeAgo } from '#app/kit/display/time_ago'
import { CallForm } from '#app/kit/form/call_form'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Select } from '#app/kit/form/select'
import { LEAD_STAGES, MAX_PHONE_CHARACTERS, type LeadStage } from '#app/leads/lead_options'
import { leadApi } from '#app/leads/ui/lead_api'
import { SOURCE_WORDS, LEAD_STAGE_WORDS } from '#app/leads/ui/lead_words'
import type { Lead, LeadPerson } from '#app/leads/ui/types'

const STAGES = LEAD_STAGES.map((stage) => ({ value: stage, label: LEAD_STAGE_WORDS[stage] }))

interface LeadFactsProps {
  lead: Lead
  agents: readonly LeadPerson[]
  onMove: (lead: Lead, stage: LeadStage) => void
  onChanged: (lead: Lead) => void
}

export function LeadFacts({ lead, agents, onMove, onChanged }: LeadFactsProps) {
  const { run, refusal } = useCall()
  /** null until it was opened: closed, focus returns */
  const [isEditing, setEditing] = useState<boolean | null>(null)
  const assign = async (id: number) => {
    const answer = await run(() => leadApi.change(lead.id, { assigned_to: id }))
    if (answer) onChanged(answer.lead)
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Stage">
          <Select
            options={STAGES}
            value={lead.stage}
            onChange={(stage) => stage !== lead.stage && onMove(lead, stage)}
          />
        </Field>
        {agents.length > 1 && (
          <Field label="Assigned to">
            <Select
              options={agents.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(lead.assigned_to.id)}
              onChange={(id) => void assign(Number(id))}
            />
          </Field>
        )}
      </div>
      <RefusalNote refusal={refusal} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-13">
        {lead.reason && (
          <Fact label="Reason">
            <bdi>{lead.reason}</bdi>
          </Fact>
        )}
        <Fact label="Email">
          <TextLink href={`mailto:${lead.email}`}>
            <BreakableEmail email={lead.email} />
          </TextLink>
        </Fact>
        {lead.phone && <Fact label="Phone">{lead.phone}</Fact>}
        {lead.property && (
          <Fact label="Listing">
            <TextLink href={`/properties/${lead.property.slug}`}>
              {lead.property.name ?? 'Untitled listing'}
            </TextLink>
          </Fact>
        )}
        {lead.contact_id !== null && (
          <Fact label="Farm">
            <TextLink href={`/farm/emails?q=${encodeURIComponent(lead.email)}`}>
              Show contact
            </TextLink>
          </Fact>
        )}
        <Fact label="Source">
          {SOURCE_WORDS[lead.source]}, <TimeAgo at={lead.created_at} />
        </Fact>
      </dl>
      {isEditing ? (
        <LeadPersonForm
          lead={lead}
          onClose={() => setEditing(false)}
          onSaved={(changed) => {
            setEditing(false)
            onChanged(changed)
          }}
        />
      ) : (
        <Button
          variant="quiet"
          size="sm"
          icon={Pencil}
          className="-ml-3.5 self-start"
          autoFocus={isEditing === false}
          onClick={() => setEditing(true)}
        >
          Edit name and phone
        </Button>
      )}
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="break-words">{children}</dd>
    </>
  )
}

interface LeadPersonFormProps {
  lead: Lead
  onClose: () => void
  onSaved: (lead: Lead) => void
}

/** Their address stays: it is what makes them this lead. */
function LeadPersonForm({ lead, onClose, onSaved }: LeadPersonFormProps) {
  const [name, setName] = useState(lead.name)
  const [phone, setPhone] = useState(lead.phone ?? '')
  const { run, isRunning, refusal } = useCall()
  const save = async () => {
    const answer = await run(() => leadApi.change(lead.id, { name, phone: phone || null }))
    if (answer) onSaved(answer.lead)
  }
  return (
    <CallForm refusal={refusal} className="flex flex-col gap-4" onSubmit={() => void save()}>
      <Field label="Name" error={refusal?.errors['lead.name']}>
        <Input
          value={name}
          autoComplete="off"
          autoFocus
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label="Phone" error={refusal?.errors['lead.phone']} isOptional>
        <Input
          type="tel"
          value={phone}
          maxLength={MAX_PHONE_CHARACTERS}
          autoComplete="off"
          onChange={(event) => setPhone(event.target.value)}
        />
      </Field>
      <RefusalNote refusal={refusal} />
      <div className="flex gap-3">
        <Button type="submit" isLoading={isRunning}>
          Save
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </CallForm>
  )
}
