# A server in a container, from a packed release: `docker build -t orrery .`, see docs/hosting.md.

FROM node:24-slim AS release
WORKDIR /project
COPY . .
RUN npm run -s release

FROM node:24-slim
WORKDIR /orrery
COPY --from=release /project/dist/orrery-*.tgz /tmp/orrery.tgz
# Installs what the lock file pins and lists the games: an image whose command line does not run is not made.
RUN tar -xzf /tmp/orrery.tgz --strip-components=1 && rm /tmp/orrery.tgz \
    && npm run -s orrery -- games && npm cache clean --force \
    && install -d -o node -g node /data && chown -R node:node node_modules/.cache
USER node
VOLUME /data
EXPOSE 4600
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:4600/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs", "--host", "0.0.0.0", "--data", "/data"]
