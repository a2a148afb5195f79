import { Columns2, Download, ImageIcon, Sparkles } from 'lucide-react'
import { IconButton } from '#app/common/ui/kit/icon_button'
import { Menu } from '#app/common/ui/kit/menu'
import type { Design } from '#app/designs/ui/state/types'

/** A design as files: what was made (with its label), the original, both as one picture. */
export function DownloadMenu({ design }: { design: Design }) {
  const fetchFile = (kind: 'result' | 'original' | 'both') => () =>
    window.location.assign(`/designs/${design.id}/download?what=${kind}`)
  const hasOriginal = design.original_image !== null

  return (
    <Menu
      trigger={<IconButton icon={Download} label="Download" variant="line" />}
      groups={[
        [
          { label: 'The redesign, JPEG', icon: Sparkles, onSelect: fetchFile('result') },
          {
            label: 'The original',
            icon: ImageIcon,
            isDisabled: !hasOriginal,
            onSelect: fetchFile('original'),
          },
          {
            label: 'Both in one picture',
            icon: Columns2,
            isDisabled: !hasOriginal,
            onSelect: fetchFile('both'),
          },
        ],
      ]}
    />
  )
}
