#!/bin/sh
# Runs a command of the release as the server's user, with the server's settings and nothing of the shell that calls it:
# /usr/local/sbin/take-profits. DATA_DIR alone may be another folder, for the drill of a restore.
#   take-profits members list
#   take-profits database check
command=$1
shift
exec runuser -u take-profits -- env -i PATH="$PATH" DATA_DIR="${DATA_DIR:-/var/lib/take-profits}" \
    /usr/bin/node --env-file=/etc/take-profits.env "/opt/take-profits/current/$command.mjs" "$@"
