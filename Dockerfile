# syntax=docker/dockerfile:1
FROM node:26-bookworm-slim AS base
WORKDIR /srv/vesta

# Everything the build needs. The image has its own Node, so the one the
# project installs for older machines is left out (--ignore-scripts).
FROM base AS build
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node --no-warnings ace.js codegen && NODE_ENV=production node --no-warnings ace.js build

# Only what running needs: the compiled product and its dependencies.
FROM base AS dependencies
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --no-audit --no-fund
# ffmpeg takes its place: its binary may not be distributed (docs/decisions/0029-video-processing.md)
RUN rm -rf node_modules/node-av node_modules/node-av-* node_modules/@seydx

FROM base
RUN apt-get update -q && apt-get install -y -q --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3333 STORAGE_PATH=/data
# see scripts/lib/memory.mjs
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /srv/vesta/node_modules node_modules
COPY --from=build /srv/vesta/build build
USER node
VOLUME /data
EXPOSE 3333
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The server drains requests and jobs for up to 10 s after SIGTERM.
STOPSIGNAL SIGTERM
CMD ["node", "--no-warnings", "build/bin/server.js"]
