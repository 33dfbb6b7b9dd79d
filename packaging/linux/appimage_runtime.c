/* The head of the AppImage: unpacks the SquashFS image behind it and starts AppRun.
 *
 * It needs neither FUSE nor any library. The image is unpacked once into the user's cache folder; later
 * starts use what lies there. A lock on the unpacked folder, inherited by the program, tells whether an
 * older one is still in use; those that are not are removed.
 *
 *   --appimage-extract           unpack into ./squashfs-root
 *   --appimage-extract-and-run   unpack into a temporary folder, run, and remove it
 *   --appimage-offset            print where the image begins
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <squashfuse/squashfuse.h>

#define CHUNK (1 << 17)
#define OPEN_FILES 16

static char self[PATH_MAX];

/* Nobody sees the terminal of a program that was started with a click: ask the desktop to show a sentence. */
static void show(const char *sentence)
{
    bool desktop = getenv("DISPLAY") != NULL || getenv("WAYLAND_DISPLAY") != NULL;
    if (!desktop || isatty(STDERR_FILENO) || fork() != 0)
        return;
    execlp("zenity", "zenity", "--error", "--no-markup", "--text", sentence, NULL);
    execlp("kdialog", "kdialog", "--error", sentence, NULL);
    execlp("notify-send", "notify-send", "Spieltisch", sentence, NULL);
    _exit(1);
}

static void fail(const char *what, const char *path)
{
    static char sentence[3 * PATH_MAX];
    snprintf(sentence, sizeof sentence, "%s: %s %s: %s", self, what, path, strerror(errno));
    fprintf(stderr, "%s\n", sentence);
    show(sentence);
    exit(1);
}

static void join(char path[PATH_MAX], const char *folder, const char *separator, const char *name)
{
    int length = snprintf(path, PATH_MAX, "%s%s%s", folder, separator, name);
    if (length < 0 || length >= PATH_MAX) {
        errno = ENAMETOOLONG;
        fail("cannot use", folder);
    }
}

/* The image begins where the ELF file ends: behind its section headers. */
static size_t image_offset(void)
{
    Elf64_Ehdr header;
    FILE *file = fopen(self, "rb");
    if (file == NULL || fread(&header, sizeof header, 1, file) != 1)
        fail("cannot read", self);
    fclose(file);
    return header.e_shoff + (size_t)header.e_shentsize * header.e_shnum;
}

static int remove_entry(const char *path, const struct stat *about, int kind, struct FTW *walk)
{
    (void)about, (void)kind, (void)walk;
    return remove(path);
}

static void remove_tree(const char *path)
{
    nftw(path, remove_entry, OPEN_FILES, FTW_DEPTH | FTW_PHYS);
}

static bool write_file(sqfs *fs, sqfs_inode *inode, const char *path)
{
    static char buffer[CHUNK];
    int out = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, inode->base.mode & 0777);
    if (out < 0)
        return false;
    bool good = true;
    for (sqfs_off_t at = 0; good && (uint64_t)at < inode->xtra.reg.file_size;) {
        sqfs_off_t count = CHUNK;
        good = sqfs_read_range(fs, inode, at, &count, buffer) == SQFS_OK && count > 0;
        for (sqfs_off_t done = 0; good && done < count;) {
            ssize_t written = write(out, buffer + done, (size_t)(count - done));
            good = written > 0;
            done += written;
        }
        at += count;
    }
    return close(out) == 0 && good;
}

static bool write_link(sqfs *fs, sqfs_inode *inode, const char *path)
{
    char target[PATH_MAX];
    size_t size = sizeof target;
    return sqfs_readlink(fs, inode, target, &size) == SQFS_OK && symlink(target, path) == 0;
}

static bool write_entry(sqfs *fs, sqfs_inode *inode, const char *path)
{
    if (S_ISDIR(inode->base.mode))
        return mkdir(path, 0755) == 0;
    if (S_ISLNK(inode->base.mode))
        return write_link(fs, inode, path);
    return !S_ISREG(inode->base.mode) || write_file(fs, inode, path);
}

/* Unpack into a folder that is there; remove it again when that fails. */
static void extract(sqfs *fs, const char *folder)
{
    sqfs_traverse walk;
    sqfs_err error = SQFS_OK;
    char path[PATH_MAX];
    if (sqfs_traverse_open(&walk, fs, sqfs_inode_root(fs)) != SQFS_OK)
        fail("cannot unpack into", folder);
    while (sqfs_traverse_next(&walk, &error)) {
        sqfs_inode inode;
        if (walk.dir_end)
            continue;
        join(path, folder, "/", walk.path);
        errno = EIO;
        if (sqfs_inode_get(fs, &inode, sqfs_dentry_inode(&walk.entry)) != SQFS_OK ||
            !write_entry(fs, &inode, path)) {
            int reason = errno;
            remove_tree(folder);
            errno = reason;
            fail("cannot unpack into", folder);
        }
    }
    sqfs_traverse_close(&walk);
    if (error != SQFS_OK) {
        remove_tree(folder);
        errno = EIO;
        fail("damaged:", self);
    }
}

static void make_folder(const char *path)
{
    if (mkdir(path, 0700) != 0 && errno != EEXIST)
        fail("cannot make", path);
}

static void cache_folder(char folder[PATH_MAX])
{
    const char *cache = getenv("XDG_CACHE_HOME");
    const char *home = getenv("HOME");
    char above[PATH_MAX];
    if (cache != NULL && cache[0] == '/')
        join(above, cache, "", "");
    else
        join(above, home != NULL ? home : "/tmp", "/", ".cache");
    make_folder(above);
    join(folder, above, "/", "spieltisch-appimage");
    make_folder(folder);
}

/* Lock an unpacked folder; the lock stays as long as a program has the number that is returned. */
static int lock(const char *folder, int kind)
{
    int handle = open(folder, O_RDONLY | O_DIRECTORY);
    if (handle >= 0 && flock(handle, kind | LOCK_NB) != 0) {
        close(handle);
        handle = -1;
    }
    return handle;
}

static void remove_others(const char *cache, const char *own)
{
    DIR *listing = opendir(cache);
    struct dirent *entry;
    while (listing != NULL && (entry = readdir(listing)) != NULL) {
        char path[PATH_MAX];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0 ||
            strcmp(entry->d_name, own) == 0)
            continue;
        join(path, cache, "/", entry->d_name);
        int handle = lock(path, LOCK_EX);
        if (handle >= 0) {
            remove_tree(path);
            close(handle);
        }
    }
    if (listing != NULL)
        closedir(listing);
}

static void unpack_once(sqfs *fs, char folder[PATH_MAX])
{
    char cache[PATH_MAX], name[64], hidden[PATH_MAX], fresh[PATH_MAX];
    cache_folder(cache);
    snprintf(name, sizeof name, "%08x-%llx", fs->sb.mkfs_time, (unsigned long long)fs->sb.bytes_used);
    join(folder, cache, "/", name);
    if (lock(folder, LOCK_SH) >= 0)
        return;
    join(hidden, cache, "/.", name);
    join(fresh, hidden, "", ".XXXXXX");
    if (mkdtemp(fresh) == NULL)
        fail("cannot make", fresh);
    int handle = lock(fresh, LOCK_SH);
    extract(fs, fresh);
    if (handle >= 0)
        syncfs(handle); /* the name says that all is there, also after a loss of power */
    if (rename(fresh, folder) != 0) { /* another start was faster */
        remove_tree(fresh);
        if (lock(folder, LOCK_SH) < 0)
            fail("cannot use", folder);
    }
    remove_others(cache, name);
}

static void start(const char *folder, char **arguments)
{
    char program[PATH_MAX];
    join(program, folder, "/", "AppRun");
    setenv("APPIMAGE", self, 1);
    setenv("APPDIR", folder, 1);
    arguments[0] = program;
    execv(program, arguments);
    fail("cannot start", program);
}

static int run_and_remove(sqfs *fs, char **arguments)
{
    const char *above = getenv("TMPDIR");
    char folder[PATH_MAX];
    int status = 0;
    join(folder, above != NULL ? above : "/tmp", "/", "spieltisch-XXXXXX");
    if (mkdtemp(folder) == NULL)
        fail("cannot make", folder);
    extract(fs, folder);
    pid_t child = fork();
    if (child == 0)
        start(folder, arguments);
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    remove_tree(folder);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int main(int count, char **arguments)
{
    char folder[PATH_MAX];
    const char *wish = count > 1 ? arguments[1] : "";
    bool once = getenv("APPIMAGE_EXTRACT_AND_RUN") != NULL;
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    if (length < 0)
        fail("cannot read", "/proc/self/exe");
    size_t offset = image_offset();
    if (strcmp(wish, "--appimage-offset") == 0)
        return printf("%zu\n", offset) < 0;
    sqfs fs;
    int image = open(self, O_RDONLY | O_CLOEXEC);
    errno = EIO;
    if (image < 0 || sqfs_init(&fs, image, offset) != SQFS_OK)
        fail("damaged:", self);
    if (strcmp(wish, "--appimage-extract") == 0) {
        if (mkdir("squashfs-root", 0755) != 0) /* one that is there may have a person's files in it */
            fail("cannot make", "squashfs-root");
        extract(&fs, "squashfs-root");
        return 0;
    }
    if (strcmp(wish, "--appimage-extract-and-run") == 0)
        return run_and_remove(&fs, arguments + 1);
    if (once)
        return run_and_remove(&fs, arguments);
    unpack_once(&fs, folder);
    start(folder, arguments);
}
