import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Eye, Trash2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { IconButton } from '#app/kit/button/icon_button'
import { useCall } from '#app/kit/calls/use_call'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { useSave } from '#app/walkthroughs/ui/hooks/use_save'
import type { Walkthrough } from '#app/walkthroughs/ui/types'
import { countVideos, titleOf } from '#app/walkthroughs/ui/video_words'
import { walkthroughsApi } from '#app/walkthroughs/ui/walkthroughs_api'

export function PublishBar({ walkthrough }: { walkthrough: Walkthrough }) {
  const { slug, status, videos } = walkthrough
  const { save, isRunning, refusal } = useSave()
  const removal = useCall()
  const [isRemoving, setRemoving] = useState(false)
  const isPublished = status === 'publish'
  const remove = async () => {
    const isGone = await removal.run(() => walkthroughsApi.remove(slug).then(() => true))
    if (isGone) router.visit('/walkthroughs')
  }
  const failed = refusal ?? removal.refusal
  return (
    <div className="flex flex-col items-start gap-2 sm:items-end">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton icon={Trash2} label="Delete walkthrough" onClick={() => setRemoving(true)} />
        <ButtonLink href={`/walkthroughs/${slug}`} icon={Eye}>
          View
        </ButtonLink>
        <Button
          variant={isPublished ? 'line' : 'primary'}
          isLoading={isRunning}
          onClick={() => void save(() => walkthroughsApi.publish(slug, !isPublished))}
        >
          {isPublished ? 'Unpublish' : 'Publish walkthrough'}
        </Button>
      </div>
      {failed && (
        <p role="alert" className="text-13 text-danger">
          {Object.values(failed.errors)[0] ?? failed.message}
        </p>
      )}
      <ConfirmDialog
        title={`Delete ${titleOf(walkthrough)}?`}
        confirmLabel="Delete walkthrough"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        onConfirm={() => void remove()}
      >
        {videos.length > 0
          ? `With it, ${countVideos(videos.length)} and their files are gone for good.`
          : 'This can’t be undone.'}
      </ConfirmDialog>
    </div>
  )
}
