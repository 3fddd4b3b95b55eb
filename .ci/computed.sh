# count_computed: sets `computed` to the seconds that the ended processes of this shell have computed so far.
count_computed() {
    local times=$CI_FOLDER/times-$BASHPID
    times > "$times"
    computed=$(awk -F '[ms ]+' 'NR == 2 { printf "%d", 60 * $1 + $2 + 60 * $3 + $4 }' "$times")
}
