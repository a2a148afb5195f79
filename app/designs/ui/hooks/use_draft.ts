import { useState } from 'react'
import { refusalOf } from '#app/kit/upload/upload_checks'

interface Photograph {
  blob: Blob
  name: string
}

export interface Draft {
  photograph: Photograph | null
  /** why the last file was rejected */
  refusal: string | null
  take: (file: File) => void
  clear: () => void
}

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
