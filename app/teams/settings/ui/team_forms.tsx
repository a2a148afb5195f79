import { useState, useId, type ReactNode } from 'react'
import { router } from '@inertiajs/react'
import { HandleField } from '#app/accounts/ui/handle_field'
import { Button } from '#app/kit/button/button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall, type Refusal } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { FormSuccess } from '#app/kit/form/form_success'
import { Input } from '#app/kit/form/input'
import { RadioCards } from '#app/kit/form/radio_cards'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useMarkSaved } from '#app/kit/hooks/use_mark_saved'
import { PhotoField } from '#app/profiles/settings/ui/photo_field'
import { MAX_TEAM_NAME_CHARACTERS } from '#app/teams/team_options'
import { teamApi } from '#app/teams/ui/team_api'
import { TYPE_OPTIONS } from '#app/teams/ui/team_words'
import type { Data } from '#data'

export function NameForm({ team }: { team: Data.Teams.Team }) {
  const [name, setName] = useState(team.name)
  return (
    <Partial
      title="Name"
      form={
        <TeamForm team={team} change={{ name }} label="Save name">
          {(refusal) => (
            <Field label="Team name" error={refusal?.errors['team.name']}>
              <Input
                value={name}
                maxLength={MAX_TEAM_NAME_CHARACTERS}
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
          )}
        </TeamForm>
      }
    >
      What people see on the team’s page, its listings and in invitations.
    </Partial>
  )
}

export function HandleForm({ team }: { team: Data.Teams.Team }) {
  const [handle, setHandle] = useState(team.handle)
  return (
    <Partial
      title="Handle"
      form={
        <TeamForm team={team} change={{ handle }} label="Save handle">
          {(refusal) => (
            <HandleField
              initial={team.handle}
              error={refusal?.errors['team.handle']}
              onChange={setHandle}
            />
          )}
        </TeamForm>
      }
    >
      The end of the team’s address. Links to the old one work for 30 more days.
    </Partial>
  )
}

export function TypeForm({ team }: { team: Data.Teams.Team }) {
  const [type, setType] = useState(team.type)
  return (
    <Partial
      title="Type"
      form={
        <TeamForm team={team} change={{ type }} label="Save type">
          {(refusal) => (
            <FieldGroup legend="Team type" error={refusal?.errors['team.type']}>
              <RadioCards name="type" options={TYPE_OPTIONS} value={type} onChange={setType} />
            </FieldGroup>
          )}
        </TeamForm>
      }
    >
      Helps people find the team in Society.
    </Partial>
  )
}

export function PhotoForm({ team }: { team: Data.Teams.Team }) {
  const save = async (photoId: number | null) => {
    await teamApi.update(team.handle, { photo_id: photoId })
    reloadPage()
  }
  return (
    <Partial
      title="Photo"
      form={
        <PhotoField
          name={team.name}
          photo={team.photo}
          label="Team photo"
          shape="square"
          onSave={save}
        />
      }
    >
      Your emblem or a picture, next to the team’s name. Without one, people see its initials.
    </Partial>
  )
}

interface TeamFormProps {
  team: Data.Teams.Team
  change: Parameters<typeof teamApi.update>[1]
  /** label of the button: "Save name" */
  label: string
  children: (refusal: Refusal | null) => ReactNode
}

/** Saves one field of a team. A new handle changes the URL. */
function TeamForm({ team, change, label, children }: TeamFormProps) {
  const { run, isRunning, refusal } = useCall()
  const [isSaved, markSaved] = useMarkSaved()

  const save = async () => {
    const answer = await run(() => teamApi.update(team.handle, change))
    if (!answer) return
    markSaved()
    if (answer.team.handle === team.handle) reloadPage()
    else
      router.visit(`/teams/${answer.team.handle}/settings`, { replace: true, preserveScroll: true })
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {children(refusal)}
      <RefusalNote refusal={refusal} />
      <div className="flex items-center gap-4">
        <Button type="submit" size="sm" isLoading={isRunning}>
          {label}
        </Button>
        <FormSuccess isShown={isSaved} />
      </div>
    </form>
  )
}

interface PartialProps {
  title: string
  /** what it is for, in a sentence */
  children: ReactNode
  form: ReactNode
}

/** One setting, with an explanation next to its form. */
export function Partial({ title, children, form }: PartialProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-5 border-t border-line py-8 md:grid-cols-[240px_minmax(0,1fr)] md:gap-12"
    >
      <div>
        <h2 dir="auto" id={id} className="text-22">
          {title}
        </h2>
        <p className="mt-2 text-13 text-muted">{children}</p>
      </div>
      <div className="max-w-140">{form}</div>
    </section>
  )
}
