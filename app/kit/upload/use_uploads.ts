import { useEffect, useState } from 'react'
import { useStore } from '#app/kit/hooks/use_store'
import type { Picture } from '#app/kit/media/picture'
import { refusalOf } from '#app/kit/upload/upload_checks'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import { UploadQueue, type UploadItem, type UploadTarget } from '#app/kit/upload/upload_queue'
import { sendUpload } from '#app/kit/upload/upload_request'

/** A picture as returned by `POST /api/uploads`. */
export interface UploadedPicture extends Picture {
  id: number
}

export interface UploadsOptions {
  /** The pictures' use: the `for` of `POST /api/uploads`. */
  purpose: string
  /** Called once per uploaded picture, in order of arrival; `place` tells the order of choice. */
  onUploaded: (image: UploadedPicture, place: number) => void
}

export interface Uploads {
  items: readonly UploadItem[]
  add: (files: Iterable<File>) => void
  retry: (key: string) => void
  remove: (key: string) => void
}

/** Uploads pictures; unmounting aborts what is in progress. */
export function useUploads({ purpose, onUploaded }: UploadsOptions): Uploads {
  const [queue] = useState(
    () =>
      new UploadQueue({
        target: targetFor({ purpose, onUploaded }),
        refuse: refusalOf,
        makeKey: makeUploadKey,
      })
  )
  useEffect(() => {
    queue.sendTo(targetFor({ purpose, onUploaded }))
  }, [queue, purpose, onUploaded])
  useEffect(() => () => queue.abort(), [queue])
  const items = useStore(queue)

  return {
    items,
    add: (files) => queue.add(files),
    retry: (key) => queue.retry(key),
    remove: (key) => queue.remove(key),
  }
}

function targetFor({ purpose, onUploaded }: UploadsOptions): UploadTarget<UploadedPicture> {
  return { onUploaded, send: (file, options) => sendUpload(file, { ...options, purpose }) }
}
