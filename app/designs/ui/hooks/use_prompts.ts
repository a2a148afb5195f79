import { useState } from 'react'
import type { Prompt } from '#app/designs/ui/state/types'

export function usePrompts(atFirst: Prompt[]) {
  const [prompts, setPrompts] = useState(atFirst)
  return {
    prompts,
    notePrompt: (prompt: Prompt) => setPrompts((known) => [prompt, ...known]),
    dropPrompt: (id: number) => setPrompts((known) => known.filter((prompt) => prompt.id !== id)),
  }
}
