#!/bin/sh
# Installed as /usr/local/sbin/take-profits: runs a command of the release as the server's user, with the server's settings and
# without the caller's environment. Only DATA_DIR is passed on, to practise a restore in another folder.
#   take-profits members list
#   take-profits database check
command=$1
shift
exec runuser -u take-profits -- env -i PATH="$PATH" DATA_DIR="${DATA_DIR:-/var/lib/take-profits}" \
    /usr/bin/node --env-file=/etc/take-profits.env "/opt/take-profits/current/$command.mjs" "$@"
