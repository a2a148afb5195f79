import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { router } from '@inertiajs/react'
import { Ellipsis, Flag, Rss, Settings2, Trash2 } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { Menu, type MenuItem } from '#app/kit/overlay/menu'
import { toast } from '#app/kit/toast/toast'
import { ReportDialog } from '#app/moderation/ui/report_dialog'
import { journalsApi, type Journal } from '#app/journals/ui/journals_api'

const JournalSettings = lazyPart(() => import('#app/journals/ui/journal_settings'))

/** What else one can do with a journal. */
export function JournalMenu({ journal }: { journal: Journal }) {
  const isSignedIn = useAccount() !== null
  const [open, setOpen] = useState<'report' | 'settings' | 'delete' | null>(null)
  const { slug, id, visibility } = journal
  const own: MenuItem[] = [
    { label: 'Journal settings', icon: Settings2, onSelect: () => setOpen('settings') },
    { label: 'Delete', icon: Trash2, isDangerous: true, onSelect: () => setOpen('delete') },
  ]
  const report: MenuItem[] = [{ label: 'Report', icon: Flag, onSelect: () => setOpen('report') }]
  const openFeed = () => window.open(`/journals/${slug}.rss`, '_blank', 'noopener')
  const feed: MenuItem[] =
    visibility === 'public' ? [{ label: 'RSS feed', icon: Rss, onSelect: openFeed }] : []
  const groups = [feed, journal.is_own ? own : isSignedIn ? report : []].filter(
    (group) => group.length > 0
  )
  const remove = async () => {
    try {
      await journalsApi.remove(slug)
      router.visit('/journals')
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  if (!groups.length) return null
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label="More" />} groups={groups} />
      <ReportDialog
        subjectType="journal"
        subjectId={id}
        name="this journal"
        isOpen={open === 'report'}
        onOpenChange={() => setOpen(null)}
      />
      {open === 'settings' && (
        <Suspense fallback={null}>
          <JournalSettings journal={journal} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        title="Delete this journal?"
        confirmLabel="Delete journal"
        isOpen={open === 'delete'}
        onOpenChange={() => setOpen(null)}
        onConfirm={() => void remove()}
      >
        All its entries, drafts and earlier versions go with it. You can’t undo this.
      </ConfirmDialog>
    </>
  )
}
