import { Plus } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { Dialog } from '#app/kit/overlay/dialog'
import { TeamChoices } from '#app/teams/ui/components/switcher/team_choices'

interface TeamsDialogProps {
  currentId: number | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Chooses the current team. */
export default function TeamsDialog({ currentId, isOpen, onOpenChange }: TeamsDialogProps) {
  const close = () => onOpenChange(false)
  return (
    <Dialog
      title="Your teams"
      description="New listings belong to the team you work in, too."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <ButtonLink href="/teams/create" icon={Plus} onClick={close}>
          Create a team
        </ButtonLink>
      }
    >
      <TeamChoices currentId={currentId} onDone={close} />
    </Dialog>
  )
}
