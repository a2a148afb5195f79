import { Fold, type FoldProps } from '#app/designs/ui/components/options/fold'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'
import type { DesignOptions } from '#app/designs/ui/state/types'

interface OptionSectionProps extends FoldProps {
  option: keyof DesignOptions
}

/** One thing to choose; nothing where the engine does not honour it. */
export function OptionSection({ option, ...fold }: OptionSectionProps) {
  const { engine } = useDesignerState()
  if (!engine.options.includes(option)) return null
  return <Fold {...fold} />
}
