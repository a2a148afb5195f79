import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Archive, ArchiveRestore, Ellipsis, Flag, PenLine, Trash2 } from 'lucide-react'
import { clubApi } from '#app/club/ui/club_api'
import type { Offering } from '#app/club/offerings/ui/offering_types'
import { IconButton } from '#app/kit/button/icon_button'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { Menu, type MenuItem } from '#app/kit/overlay/menu'
import { toast } from '#app/kit/toast/toast'
import { ReportDialog } from '#app/moderation/ui/report_dialog'

/** What else one can do with an offering. */
export function OfferingMenu({ offering }: { offering: Offering }) {
  const isSignedIn = useAccount() !== null
  const [open, setOpen] = useState<'report' | 'delete' | null>(null)
  const { slug, id, status } = offering
  const attempt = async (deed: () => Promise<unknown>, done: () => void) => {
    try {
      await deed()
      done()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  const isArchived = status === 'archive'
  const toggleArchive = () =>
    void attempt(
      () => clubApi.updateOffering(slug, { status: isArchived ? 'publish' : 'archive' }),
      () => reloadPage()
    )
  const own: MenuItem[] = [
    { label: 'Edit', icon: PenLine, onSelect: () => router.visit(`/offerings/${slug}/edit`) },
    ...(status === 'draft'
      ? []
      : [
          {
            label: isArchived ? 'Publish again' : 'Archive',
            icon: isArchived ? ArchiveRestore : Archive,
            onSelect: toggleArchive,
          },
        ]),
    { label: 'Delete', icon: Trash2, isDangerous: true, onSelect: () => setOpen('delete') },
  ]
  const report: MenuItem[] = [{ label: 'Report', icon: Flag, onSelect: () => setOpen('report') }]
  if (!isSignedIn) return null
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton icon={Ellipsis} label="More" />}
        groups={[offering.is_own ? own : report]}
      />
      <ReportDialog
        subjectType="offering"
        subjectId={id}
        name="this offering"
        isOpen={open === 'report'}
        onOpenChange={() => setOpen(null)}
      />
      <ConfirmDialog
        title="Delete this offering?"
        confirmLabel="Delete offering"
        isOpen={open === 'delete'}
        onOpenChange={() => setOpen(null)}
        onConfirm={() =>
          void attempt(
            () => clubApi.removeOffering(slug),
            () => router.visit('/offerings')
          )
        }
      >
        Its reviews go with it, and requests that wait for your answer are declined. You can’t undo
        this. To keep it, archive it instead.
      </ConfirmDialog>
    </>
  )
}
