import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { Flag } from 'lucide-react'
import { Button } from '#app/kit/button/button'

const ReportForm = lazyPart(() => import('#app/moderation/ui/report_form'))

interface Subject {
  /** a type declared by a module: `user`, `message` */
  subjectType: string
  subjectId: number
  /** as used in a sentence: "Noah Berg", "this message" */
  name: string
}

export interface ReportDialogProps extends Subject {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** For signed-in people. Its code loads when it first opens. */
export function ReportDialog(props: ReportDialogProps) {
  const [isNeeded, setNeeded] = useState(props.isOpen)
  if (props.isOpen && !isNeeded) setNeeded(true)
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <ReportForm {...props} />
      </Suspense>
    )
  )
}

/** Opens the dialog itself. */
export function ReportButton(subject: Subject) {
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
      <ReportDialog {...subject} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}
