import { useState } from 'react'
import { Ellipsis, Flag, Pencil } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { IconButton } from '#app/kit/button/icon_button'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Menu } from '#app/kit/overlay/menu'
import { ReportDialog } from '#app/moderation/ui/report_dialog'
import { entryPath } from '#app/journals/ui/journal_words'
import type { Entry } from '#app/journals/ui/journals_api'

/** Its author edits an entry, others report it. */
export function EntryMenu({ entry }: { entry: Entry }) {
  const isSignedIn = useAccount() !== null
  const [isReporting, setReporting] = useState(false)
  if (entry.is_own) {
    return (
      <ButtonLink href={`${entryPath(entry)}/edit`} size="sm" icon={Pencil}>
        Edit
      </ButtonLink>
    )
  }
  if (!isSignedIn) return null
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton icon={Ellipsis} label="More" />}
        groups={[[{ label: 'Report', icon: Flag, onSelect: () => setReporting(true) }]]}
      />
      <ReportDialog
        subjectType="journal_entry"
        subjectId={entry.id}
        name="this entry"
        isOpen={isReporting}
        onOpenChange={setReporting}
      />
    </>
  )
}
