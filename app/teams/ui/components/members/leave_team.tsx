import { useState } from 'react'
import { router } from '@inertiajs/react'
import { LogOut } from 'lucide-react'
import type { Data } from '#data'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { Checkbox } from '#app/kit/form/checkbox'
import { Dialog } from '#app/kit/overlay/dialog'
import { toast } from '#app/kit/toast/toast'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { teamApi } from '#app/teams/ui/team_api'

export function LeaveTeam({ team }: { team: Data.Teams.Team }) {
  const account = useAccount()
  const [isOpen, setOpen] = useState(false)
  const [takesListings, setTakesListings] = useState(false)
  const { run, isRunning, refusal } = useCall()

  const leave = async () => {
    if (!account) return
    const answer = await run(() => teamApi.removeMember(team.handle, account.id, takesListings))
    if (!answer) return
    toast.success(`You left “${team.name}”`)
    router.visit(`/teams/${team.handle}`)
  }

  return (
    <>
      <Button icon={LogOut} onClick={() => setOpen(true)}>
        Leave team
      </Button>
      <Dialog
        title={`Leave “${team.name}”?`}
        description="You lose access to its private listings and channels."
        size="sm"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <Button variant="danger" isLoading={isRunning} onClick={() => void leave()}>
            Leave team
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <Checkbox
            label="Take my listings with me"
            hint="Otherwise they stay with the team, and its owner can edit them too."
            checked={takesListings}
            onChange={(event) => setTakesListings(event.target.checked)}
          />
          <RefusalNote refusal={refusal} />
        </div>
      </Dialog>
    </>
  )
}
