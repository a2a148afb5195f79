import { SignedFiles } from '#app/media/serving/signed_files'

export const FILES_PATH = '/videos/files/'

/** An address for whom a playlist admits lasts longer than the longest video. */
export const videoFiles = new SignedFiles({
  folder: 'videos',
  path: FILES_PATH,
  purpose: 'video files',
  windowSeconds: { public: 24 * 3600, private: 30 * 60 },
})
