import { useState } from 'react'
import { refusalOf } from '#app/common/ui/kit/upload_checks'

interface Photograph {
  blob: Blob
  name: string
}

export interface Draft {
  photograph: Photograph | null
  /** why the last file was not taken */
  refusal: string | null
  take: (file: File) => void
  clear: () => void
}

/** The photograph that somebody chose, before it is sent. */
export function useDraft(): Draft {
  const [photograph, setPhotograph] = useState<Photograph | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const take = (file: File) => {
    const why = refusalOf(file)
    setRefusal(why)
    if (!why) setPhotograph({ blob: file, name: file.name })
  }
  const clear = () => {
    setPhotograph(null)
    setRefusal(null)
  }

  return { photograph, refusal, take, clear }
}
