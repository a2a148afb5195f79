import type { ReactNode } from 'react'
import { router } from '@inertiajs/react'
import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall, type Refusal } from '#app/kit/calls/use_call'
import { FormSuccess } from '#app/kit/form/form_success'
import { useMarkSaved } from '#app/kit/hooks/use_mark_saved'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { teamApi } from '#app/teams/ui/team_api'

interface TeamFormProps {
  team: Data.Teams.Team
  change: Parameters<typeof teamApi.update>[1]
  /** label of the button: "Save name" */
  label: string
  children: (refusal: Refusal | null) => ReactNode
}

/** Saves one field of a team. A new handle changes the URL. */
export function TeamForm({ team, change, label, children }: TeamFormProps) {
  const { run, isRunning, refusal } = useCall()
  const [isSaved, markSaved] = useMarkSaved()

  const save = async () => {
    const answer = await run(() => teamApi.update(team.handle, change))
    if (!answer) return
    markSaved()
    if (answer.team.handle === team.handle) reloadPage()
    else router.visit(`/teams/${answer.team.handle}`, { replace: true, preserveScroll: true })
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
