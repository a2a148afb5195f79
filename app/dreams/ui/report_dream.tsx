import { lazy, Suspense, useState } from 'react'
import { Flag } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { itemName } from '#app/dreams/items/ui/item_name'
import type { Item } from '#app/dreams/ui/dream_api'

const ReportDialog = lazy(async () => ({
  default: (await import('#app/moderation/ui/report_dialog')).ReportDialog,
}))

/** For signed-in people; the dialog’s code loads when first needed. */
export function ReportDream({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={Flag}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Report
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog
            subjectType="dream"
            subjectId={id}
            name="this board"
            isOpen
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  )
}

/** Something on a board, as its menu asks for. */
export function ReportItem({ item, onClose }: { item: Item; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <ReportDialog
        subjectType="dream_item"
        subjectId={item.id}
        name={`“${itemName(item)}”`}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
      />
    </Suspense>
  )
}
