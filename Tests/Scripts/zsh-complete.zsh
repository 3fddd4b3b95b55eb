# Prints the suggestions of zsh for lines: zsh -f zsh-complete.zsh SCRIPT LINE...
#
# A second zsh runs in its own terminal and gets each line with the completion key. A wrapper of `compadd` writes the candidates
# to a file, one per line, instead of showing a menu. An empty line follows the candidates of each line.
zmodload zsh/zpty
work=$(mktemp -d)
trap 'rm -rf $work' EXIT
cat > $work/setup <<'SETUP'
PROMPT= RPROMPT=
autoload -Uz compinit
compinit -u -D
source $script
LISTMAX=100000
compadd () {
    local -a found
    # Calls that only fill an array offer nothing.
    if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\ * ]]; then
        builtin compadd -A found "$@"
        (($#found)) && print -rl -- $found >> $work/found
    fi
    builtin compadd "$@"
}
complete-and-say () {
    : >> $work/found
    zle list-choices
    mv $work/found $work/done
    zle kill-buffer
}
zle -N complete-and-say
bindkey '^T' complete-and-say
: > $work/ready
SETUP
# Waits for a file, and not for ever; what the terminal shows is read, so that it does not fill up.
await () {
    local -i turns=0
    local shown
    until [[ -e $1 ]] || ((turns++ > 400)); do
        while zpty -r -t inner shown; do :; done
        sleep 0.02
    done
}
zpty -b inner zsh -f -i
zpty -w inner "work=${(q)work} script=${(q)1}; source $work/setup"
await $work/ready
shift
for line; do
    zpty -w -n inner "$line"$'\C-T'
    await $work/done
    cat $work/done
    rm -f $work/done
    print
done
zpty -d inner
