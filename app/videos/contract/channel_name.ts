export const videoChannel = (videoId: number) => `private-video.${videoId}`
