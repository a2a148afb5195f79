import { Link } from '@inertiajs/react'
import { ImagePlus, Layers, RefreshCw, Share } from 'lucide-react'
import { Button } from '#app/common/ui/kit/button'
import { ButtonLink } from '#app/common/ui/kit/button_link'
import { buttonStyle } from '#app/common/ui/kit/button_style'
import { Tooltip } from '#app/common/ui/kit/tooltip'
import { UseMenu } from '#app/designs/ui/components/listing/use_menu'
import { DeleteButton } from '#app/designs/ui/components/stage/delete_button'
import { DownloadMenu } from '#app/designs/ui/components/stage/download_menu'
import { FavoriteButton } from '#app/designs/ui/components/stage/favorite_button'
import { useDesignActions } from '#app/designs/ui/hooks/use_design_actions'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'
import type { Design } from '#app/designs/ui/state/types'

interface FinishedActionsProps {
  design: Design
  /** has the same made once more */
  onVary: () => Promise<void>
  isBusy: boolean
}

/** All that may be done with a result: what leads to the next one in words, what is done with this one as icons. */
export function FinishedActions({ design, onVary, isBusy }: FinishedActionsProps) {
  const { shelf, goTo } = useDesignerState()
  const { remove } = useDesignActions(shelf)
  const dismiss = async () => {
    if (await remove(design.id)) goTo({ designId: null })
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex sm:flex-wrap">
        {design.original_image && (
          <>
            <Button
              variant="ink"
              icon={RefreshCw}
              className="max-sm:col-span-2"
              isLoading={isBusy}
              onClick={() => void onVary()}
            >
              Another version
            </Button>
            <ButtonLink
              href={`/designs/${design.id}/surfaces`}
              icon={Layers}
              className="max-sm:col-span-2"
            >
              Correct the surfaces
            </ButtonLink>
          </>
        )}
        <UseMenu design={design} />
        <Button icon={ImagePlus} onClick={() => goTo({ designId: null })}>
          New room
        </Button>
      </div>
      <div className="flex gap-2">
        <FavoriteButton design={design} shelf={shelf} />
        <Tooltip text="Share">
          <Link
            href={`/designs/${design.id}/share`}
            aria-label="Share"
            className={buttonStyle({ className: 'w-11 bg-surface px-0!' })}
          >
            <Share size={20} strokeWidth={1.5} aria-hidden />
          </Link>
        </Tooltip>
        <DownloadMenu design={design} />
        <DeleteButton onDelete={() => void dismiss()} />
      </div>
    </div>
  )
}
